/** E-mails that no person wrote: reports of mail servers that something could not be delivered, and automatic answers. */

export type MailKind = 'ordinary' | 'bounce' | 'auto_reply'
/** Report of a mail server that could not deliver. `isFinal`: it does not try again. */
export type Report = { messageIds: string[]; reason: string; isFinal: boolean }

type Facts = { header: (name: string) => string | undefined; from: string; subject: string; isReport: boolean }

const away =
  /^(?:automatisch(?:e)? (?:antwoord|reactie|beantwoording)|automatic reply|auto(?:-| )?reply|out of office|afwezig|afwezigheid|réponse automatique|absence)/i
const undelivered =
  /(?:undeliver|delivery status notification|delivery (?:has )?failed|mail delivery|returned mail|onbestelbaar|kon niet worden bezorgd|non remis)/i

export function kindOf({ header, from, subject, isReport }: Facts): MailKind {
  const name = from.toLowerCase().split('@', 1)[0] ?? ''
  const isDaemon = /^(?:mailer-daemon|postmaster|mail-daemon)$/.test(name)
  if (isReport || header('x-failed-recipients') !== undefined || (isDaemon && undelivered.test(subject)))
    return 'bounce'
  const automatic = header('auto-submitted')?.toLowerCase()
  if (automatic !== undefined && automatic !== 'no' && !automatic.startsWith('no;')) return 'auto_reply'
  if (header('x-autoreply') !== undefined || header('x-autorespond') !== undefined) return 'auto_reply'
  return away.test(subject.trim()) ? 'auto_reply' : 'ordinary'
}

/** Characters of a report that are read. */
const read = 300_000

/** @param raw The whole message as it came: the parts of a report are plain text. */
export function reportIn(raw: string): Report {
  const text = raw
    .slice(0, read)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim()
  const messageIds = [
    ...text.matchAll(/^(?:message-id|in-reply-to|references|x-original-message-id):(.+)/gim),
  ].flatMap(([, value = '']) => [...value.matchAll(/<[^<>\s]{3,250}>/g)].map(([id]) => id))
  const status = field('status') ?? /\b([45]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? ''
  const reason = field('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? status
  const isDelayed = status.startsWith('4') || field('action')?.toLowerCase() === 'delayed'
  return { messageIds: [...new Set(messageIds)], reason: reason.slice(0, 300), isFinal: !isDelayed }
}
