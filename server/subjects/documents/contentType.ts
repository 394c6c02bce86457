/** Type of a file by its content: its name and the type that a browser declares are the word of whoever sends it. */
import { createReadStream } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'
import { openPromise } from 'yauzl'
import { isRunningEnding, textType } from '#domain/documents/contentType.ts'
import { endingOf } from '#domain/documents/fileName.ts'
import { beginning } from '#server/import/reading/encoding.ts'

/** Why a file is refused whatever its type. */
export type Fault = 'empty' | 'running' | 'macros' | 'locked' | 'broken' | 'packed' | 'unknown'
export type ContentType = { type: string } | { fault: Fault }

/** Bytes that tell what a file is; the directory of an old office file may lie behind other things. */
const looked = 256 * 1024
/** Limits on what an archive declares: a file that is unpacked must not fill the machine. */
const most = { bytes: 500 * 1024 * 1024, ratio: 200, entries: 5000 }
const office = 'application/vnd.openxmlformats-officedocument'

/** @param name As it was sent: of texts only the ending tells what they are for. */
export async function contentType({ path, size }: { path: string; size: number }, name: string): Promise<ContentType> {
  if (size === 0) return { fault: 'empty' }
  const ending = endingOf(name.trim())
  if (isRunningEnding(ending)) return { fault: 'running' }
  const start = await beginning(path, looked)
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return ofArchive(path, size)
  if (start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return ofOldOffice(start)
  const found = await fileTypeFromBuffer(start).catch(() => undefined)
  if (found && !/xml|text|rtf/.test(found.mime)) return { type: found.mime }
  if (!(await isText(path))) return { fault: 'unknown' }
  if (found?.mime.includes('rtf')) return { type: found.mime }
  return { type: textType(new TextDecoder().decode(start.subarray(0, 64 * 1024)), ending) }
}

/** Office files are archives, told by what they hold; nothing is unpacked. */
async function ofArchive(path: string, size: number): Promise<ContentType> {
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => undefined)
  if (!archive) return { fault: 'broken' }
  const names = new Set<string>()
  let [bytes, isLocked] = [0, false]
  try {
    for await (const { fileName, uncompressedSize, generalPurposeBitFlag } of archive.eachEntry()) {
      names.add(fileName)
      bytes += uncompressedSize
      isLocked ||= generalPurposeBitFlag % 2 === 1
      if (bytes > most.bytes || bytes > size * most.ratio || names.size > most.entries) return { fault: 'packed' }
    }
  } catch {
    return { fault: 'broken' }
  } finally {
    archive.close()
  }
  if (isLocked) return { fault: 'locked' }
  if ([...names].some((name) => /vbaProject\.bin$/i.test(name))) return { fault: 'macros' }
  if (names.has('word/document.xml')) return { type: `${office}.wordprocessingml.document` }
  if (names.has('xl/workbook.xml')) return { type: `${office}.spreadsheetml.sheet` }
  if (names.has('ppt/presentation.xml')) return { type: `${office}.presentationml.presentation` }
  if (names.has('META-INF/MANIFEST.MF')) return { fault: 'running' }
  return { type: 'application/zip' }
}

/** Word and Excel before 2007 share a container, whose directory names its streams in UTF-16. */
function ofOldOffice(start: Buffer): ContentType {
  const has = (name: string) => start.includes(Buffer.from(name, 'utf16le'))
  if (has('EncryptedPackage')) return { fault: 'locked' }
  if (has('_VBA_PROJECT')) return { fault: 'macros' }
  if (has('WordDocument')) return { type: 'application/msword' }
  if (has('Workbook') || has('Book')) return { type: 'application/vnd.ms-excel' }
  return { fault: 'unknown' }
}

/** UTF-8, or windows-1252, in which all but a few bytes are characters: none that only programs and pictures have. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let hasUnused = false
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d))
      return false
    hasUnused ||= chunk.some((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))
    isUtf8 &&= decodes(decoder, chunk)
  }
  return isUtf8 || !hasUnused
}

function decodes(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}
