/**
 * Right to change the words of a log entry. A log tells what was known at a moment, so its writer corrects it within a
 * day; after that only an administrator does, because what is wrong about a person must be corrected whenever it is found
 * (art. 16 GDPR). The audit keeps what stood before. Lines of the program are nobody's to change.
 */
import type { FileLog } from '#schemas/generated/file-log.ts'

/** Milliseconds. */
const dayLong = 24 * 60 * 60 * 1000

/** Words of an entry. The rest (kind, visibility to the client) is how it is filed: who edits files may change it. */
export const wordsOfEntry = [
  ...(['subject', 'content', 'channel', 'callerNumber', 'callerName', 'callResult'] as const),
  ...(['dataChange', 'termAmount', 'termFrequency', 'termStart'] as const),
]

export type Written = Pick<FileLog, 'channel' | 'at'> & { writer: number | null }
export type Editor = { id: number | null; isAdmin: boolean }

/** @param now Milliseconds since 1970. */
export function mayEditWords({ writer, at, channel }: Written, { id, isAdmin }: Editor, now: number): boolean {
  if (channel === 'system') return false
  if (isAdmin) return true
  return id !== null && writer === id && at !== null && now - Date.parse(at) <= dayLong
}
