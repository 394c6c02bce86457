/** Clues in an incoming e-mail to the file that it belongs to, from the surest to the weakest. */

export type ClueKind = 'answer' | 'references' | 'plus_address' | 'file_number' | 'client_reference' | 'sender'
export type Clue = { by: ClueKind; value: string }

type Headers = {
  inReplyTo: string | null
  references: readonly string[]
  to: readonly string[]
  subject: string
  from: string
}

/** Values of one kind that are looked up. */
const most = 20

/** @returns A number in the subject is a clue of both kinds: only the database knows whose it is. */
export function cluesOf({ inReplyTo, references, to, subject, from }: Headers): Clue[] {
  const earlier = references.toReversed().filter((id) => id !== inReplyTo)
  const numbers = [
    ...new Set([...subject.matchAll(/[\p{L}\p{N}][\p{L}\p{N}./_-]{3,38}[\p{L}\p{N}]/gu)].map(([text]) => text)),
  ]
    .filter((text) => /\d{3}/.test(text))
    .slice(0, most)
  return [
    ...(inReplyTo ? [{ by: 'answer' as const, value: inReplyTo }] : []),
    ...earlier.slice(0, most).map((value) => ({ by: 'references' as const, value })),
    ...to.flatMap((address) => {
      const [, token] = /\+([\w.-]{4,40})@/.exec(address) ?? []
      return token === undefined ? [] : [{ by: 'plus_address' as const, value: token }]
    }),
    ...numbers.map((value) => ({ by: 'file_number' as const, value })),
    ...numbers.map((value) => ({ by: 'client_reference' as const, value })),
    ...(from === '' ? [] : [{ by: 'sender' as const, value: from }]),
  ]
}

/**
 * Whether an e-mail belongs to the file without doubt. Our Message-IDs cannot be guessed; a number can, and the Message-ID
 * of an earlier e-mail was chosen by its sender, so these count only from an address that the debtor of that file is known by.
 */
export const isCertain = (by: ClueKind, { isKnown, isOurs }: { isKnown: boolean; isOurs: boolean }): boolean =>
  (isOurs && (by === 'answer' || by === 'references')) || (isKnown && by !== 'sender')
