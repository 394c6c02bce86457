/** Contract of a place for bytes; a folder and a bucket are two. */
import type { Readable } from 'node:stream'

/** Place for bytes, by their SHA-256. */
export type Store = {
  /** Moves or copies a file there; one that is there already counts as new from now on. */
  keep(sha256: string, file: { path: string; size: number }): Promise<void>
  /** @throws {ContentMissing} */
  open(sha256: string): Promise<Readable>
  /** Moment at which it was last kept, in milliseconds since 1970; undefined: not there. */
  keptAt(sha256: string): Promise<number | undefined>
  remove(sha256: string): Promise<void>
}

/** The bytes of a document are not where they must be, or are not what they were. */
export class ContentMissing extends Error {
  constructor(sha256: string, options?: ErrorOptions) {
    super(`The content ${sha256} is missing or damaged in the storage of documents.`, options)
    this.name = 'ContentMissing'
  }
}

/** A key is made of digits only, so that nothing that people send ever is part of a path. */
export function keyOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('A content is named by its SHA-256 in hexadecimal digits.')
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`
}
