/** The PDF of a claim in the zip beside its row: named by a column, or by the number of the invoice in its own name. */
import { plainWord } from '#domain/cells/words.ts'
import type { ImportJob } from '#server/subjects/fileImport/importType.ts'
import type { Parts } from './parts.ts'

export type Attachment = { name: string; sha256: string; size: number }

/** @returns undefined: there is none, and none is named. */
export function attachmentFor({ pdf, claim }: Parts, { attachments }: ImportJob): Attachment | 'missing' | undefined {
  const all = (attachments ?? []) as readonly Attachment[]
  if (pdf !== null) {
    const wanted = stemOf(pdf.split(/[/\\]/).at(-1) ?? '')
    return all.find(({ name }) => stemOf(name) === wanted) ?? 'missing'
  }
  const number = plainWord(claim.number)
  if (number.length < 2) return undefined
  const exact = all.filter(({ name }) => stemOf(name) === number)
  const within = exact.length > 0 ? exact : all.filter(({ name }) => wordsOf(name).includes(number))
  return within.length === 1 ? within[0] : undefined
}

const stemOf = (name: string): string => plainWord(name.replace(/\.pdf$/i, ''))
/** `Invoice F-2026-12 final.pdf` has the words invoice, f202612 and final. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/\.pdf$/i, '')
    .split(/[\s_]+/)
    .map(plainWord)
