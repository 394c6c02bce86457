/**
 * E-mails that no person wrote: reports about delivery (RFC 3464), and whatever else a program sent by itself, such as automatic
 * answers (RFC 3834) and receipts of reading (RFC 8098).
 */

/** `mailing`: to many, or through a list; it does nothing by itself, but is read and classified. */
export type MailKind = 'ordinary' | 'bounce' | 'auto_reply' | 'mailing'

/** `reportType`: of a multipart/report, in small letters; null: it is none. */
type Facts = { header: (name: string) => string | undefined; from: string; subject: string; reportType: string | null }

/** Subjects as mail programs write them, with their colon: people write the same words in sentences. */
const away =
  /^(?:automatisch(?:e)? (?:antwoord|reactie|beantwoording)|afwezigheids(?:bericht|melding|assistent)|niet aanwezig|afwezig|automatic reply|auto(?:-| )?reply|auto(?:-| )?response|out of office(?: (?:auto(?:-| )?reply|reply))?|réponse automatique|absence du bureau|message d[’']absence|automatische antwort|abwesenheits(?:notiz|benachrichtigung|assistent)|(?:niet )?gelezen|(?:not )?read|(?:non )?lu|gelöscht|(?:un)?gelesen)(?: (?:re|aw|antw|sv))?\s?:/iu
const undelivered =
  /(?:undeliver|not delivered|delivery status notification|delivery (?:has )?fail|delivery (?:delayed|report)|mail delivery|returned mail|returned to sender|failure notice|mail system error|onbestelbaar|niet (?:worden )?bezorgd|onbezorgd|non remis|échec de (?:la )?remise|unzustellbar|nicht zugestellt)/iu

export function kindOf({ header, from, subject, reportType }: Facts): MailKind {
  if (reportType === 'delivery-status' || header('x-failed-recipients') !== undefined) return 'bounce'
  const name = from.toLowerCase().split('@', 1)[0] ?? ''
  const isDaemon = name === 'mailer-daemon' || name === 'mail-daemon'
  // Reports and answers of programs want no answer themselves (RFC 5321, 4.5.5).
  const isWithoutReturn = /^<\s?>$/.test(header('return-path')?.trim() ?? '')
  if (isDaemon && (isWithoutReturn || undelivered.test(subject))) return 'bounce'
  if (name === 'postmaster' && undelivered.test(subject)) return 'bounce'
  const isByProgram = isDaemon || isWithoutReturn || reportType !== null || isAutomatic(header)
  if (isByProgram || away.test(subject.trim())) return 'auto_reply'
  return isMailing(header) ? 'mailing' : 'ordinary'
}

function isAutomatic(header: Facts['header']): boolean {
  const submitted = header('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no(?![\w-])/.test(submitted)) return true
  if (/^auto[_-]?reply\b/i.test(header('precedence')?.trim() ?? '')) return true
  if (/^auto[_-]?reply\b/i.test(header('x-precedence')?.trim() ?? '')) return true
  return automatic.some((one) => !/^(?:no|false)?$/i.test(header(one)?.trim() ?? ''))
}

const automatic = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-mail-autoreply']

const isMailing = (header: Facts['header']): boolean =>
  header('list-id') !== undefined ||
  header('list-unsubscribe') !== undefined ||
  /^(?:bulk|junk|list)\b/i.test(header('precedence')?.trim() ?? '')
