/**
 * The encoding of a text file: a byte order mark of UTF-16 decides, else UTF-8 when all of it is, else a mixture of
 * UTF-8 and windows-1252, because lists are pasted together: one odd byte spoils no other name.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Refused } from '#server/errors.ts'

/** `windows-1252`: what is no UTF-8 in it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** @throws {Refused} For a file with bytes that no text has. */
export async function encodingOf(path: string): Promise<Encoding> {
  const marked = byMark(await beginning(path, 2))
  if (marked) return marked
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new Refused({ key: 'error.import.notText' })
    isUtf8 &&= fits(() => decoder.decode(chunk, { stream: true }))
  }
  return isUtf8 && fits(() => decoder.decode()) ? 'utf-8' : 'windows-1252'
}

/** The text of a file, in pieces; a byte order mark is left out. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = encoding === 'windows-1252' ? mixedDecoder() : new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  yield decoder.decode()
}

const upper = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))]
/** What is a character of UTF-8 by its form, or one byte that is not. */
const odd = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x80-\xFF]/g

/** Characters of UTF-8 where the bytes are such, of windows-1252 elsewhere. */
function mixedDecoder() {
  let kept: Buffer = Buffer.alloc(0)
  let isBegun = false
  const decode = (chunk: Buffer = Buffer.alloc(0), { stream = false } = {}): string => {
    const bytes = Buffer.concat([kept, chunk])
    // A character that may go on in the next piece is kept for it.
    const last = bytes.subarray(-3).findLastIndex((byte) => byte >= 0xc2)
    const end = stream && last >= 0 ? Math.max(0, bytes.length - 3) + last : bytes.length
    kept = bytes.subarray(end)
    const text = bytes
      .subarray(0, end)
      .toString('latin1')
      .replace(odd, (part) =>
        part.length > 1 ? Buffer.from(part, 'latin1').toString('utf8') : (upper[part.charCodeAt(0) - 128] ?? part),
      )
    const plain = isBegun ? text : text.replace(/^\uFEFF/, '')
    isBegun ||= text !== ''
    return plain
  }
  return { decode }
}

export async function beginning(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function byMark(start: Buffer): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

function fits(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}
