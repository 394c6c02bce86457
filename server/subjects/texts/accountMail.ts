/**
 * Mails about an account: links to sign in, and warnings to its owner. Rewording could mislead the owner, so
 * only a super administrator may change them, within limits, and the warning itself is fixed.
 */
import type { RoleExpression } from '#schemas/entity.ts'
import type { Text } from '#server/errors.ts'
import { otherMails } from '#server/otherMails.ts'

/** The right to word these mails. */
export const accountMailRight: RoleExpression = 'ROLE_SUPER_ADMIN'

const partsOf = (key: string): readonly string[] => key.split('.')

/** Whether the text belongs to a mail about an account. */
export function isAccountMail(key: string): boolean {
  const [root, mail = ''] = partsOf(key)
  return root === 'mail' && !otherMails.includes(mail)
}

/** Whether the text is the warning itself, which nobody may reword. */
export const isNotice = (key: string): boolean => isAccountMail(key) && partsOf(key)[2] === 'notice'

/**
 * Anything that a mail program turns into a link: a scheme, an @, or a dot inside a word before at least two
 * letters; also the other dots that count in domain names.
 */
const address = /:\/\/|\\\\|\b(?:mailto|tel|javascript|data):|@|[^\s.。．｡][.。．｡][\p{L}\p{N}]{2}/iu

/**
 * Problems in the text of a mail: a link that does not stand alone, or, in a mail about an account, any other
 * address.
 */
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

/** A name typed by somebody, made safe for such a mail: no mail program turns part of it into a link. */
export const withoutAddress = (name: string): string =>
  address.test(name) ? name.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim() : name
