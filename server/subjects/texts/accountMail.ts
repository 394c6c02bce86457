/**
 * Texts of mails about an account: links to sign in with, and warnings to its owner. Whoever words these could lead the
 * owner astray, so a super administrator words them, within a frame, and the warning itself stays as the program has it.
 */
import type { RoleExpression } from '#schemas/entity.ts'
import type { Text } from '#server/errors.ts'

/** Who words these mails. */
export const accountMailRight: RoleExpression = 'ROLE_SUPER_ADMIN'

/** Mails that are about something else. A mail that is added belongs to accounts until it is named here. */
const otherMails = [
  ...['webhookOff', 'apiAlertBegins', 'apiAlertEnds', 'complaintAnswered'],
  ...['templateTest', 'smsTest'],
]

const partsOf = (key: string): readonly string[] => key.split('.')

/** Whether the text belongs to a mail about an account. */
export function isAccountMail(key: string): boolean {
  const [root, mail = ''] = partsOf(key)
  return root === 'mail' && !otherMails.includes(mail)
}

/** Whether the text is the warning itself, which nobody words anew. */
export const isNotice = (key: string): boolean => isAccountMail(key) && partsOf(key)[2] === 'notice'

/**
 * Anything that a mail program makes a link of: a scheme, an @, or a dot within a word that at least two letters follow. Also
 * with the other dots that count as one in the name of a site.
 */
const address = /:\/\/|\\\\|\b(?:mailto|tel|javascript|data):|@|[^\s.。．｡][.。．｡][\p{L}\p{N}]{2}/iu

/** What is wrong with the text of a mail: a link that does not stand alone; in one about an account any other address. */
export function frameProblems(key: string, text: string): Text[] {
  if (!key.startsWith('mail.')) return []
  const alone = ['%link%', '%notice%'].filter((name) => text.includes(name) && !standsAlone(text, name))
  return [
    ...alone.map((name) => ({ key: 'error.placeholderAlone', values: { name } })),
    ...(isAccountMail(key) && address.test(text) ? [{ key: 'error.textAddress' }] : []),
  ]
}

function standsAlone(text: string, name: string): boolean {
  const lines = text.split('\n').filter((line) => line.includes(name))
  return lines.length === 1 && lines[0]?.trim() === name
}

/** A name that somebody typed, as it may stand in such a mail: nothing in it becomes a link. */
export const withoutAddress = (name: string): string =>
  address.test(name) ? name.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim() : name
