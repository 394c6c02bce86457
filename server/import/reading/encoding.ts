/**
 * The encoding of a text file: a byte order mark decides, else UTF-8 when all of it is, else windows-1252, in
 * which every byte is a character.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Refused } from '#server/errors.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** @throws {Refused} For a file with bytes that no text has. */
export async function encodingOf(path: string): Promise<Encoding> {
  const marked = byMark(await beginning(path, 3))
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
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  yield decoder.decode()
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
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
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
