/**
 * Parts of an e-mail (RFC 2045, 2046), found in one pass over its bytes; a part is a view of them, whatever it holds.
 *
 * Written here because the parsers that we know make an object of each line and of each part: three megabytes of short
 * lines took three gigabytes and twenty seconds.
 */
import { headersAt, structured, type Header, type Structured } from './headers.ts'

export type Part = {
  headers: readonly Header[]
  type: Structured
  disposition: Structured
  /** As it came: still encoded. */
  body: Buffer
  children: Part[]
}

/** What one e-mail may have, with everything that is inside it. */
export const most = { headers: 512 * 1024, parts: 1000, depth: 60 }
export type Limit = keyof typeof most

/** An e-mail beyond a limit: it is not read. */
export class TooMuch extends Error {
  override name = 'TooMuch'
  readonly of: Limit
  constructor(of: Limit) {
    super(`An e-mail has more than ${most[of]} ${of === 'headers' ? 'bytes of headers' : of}.`)
    this.of = of
  }
}

/** Comparisons of a line with a boundary. */
const mostCompared = 5_000_000

/** What is left, shared by an e-mail and the e-mails in it. `isCut`: a header was longer than is read. */
export type Room = { headers: number; parts: number; compared: number; isCut: boolean }
export const roomForMail = (): Room => ({ headers: most.headers, parts: most.parts, compared: 0, isCut: false })

export const headerOf = ({ headers }: Pick<Part, 'headers'>, name: string): string | undefined =>
  headers.find((one) => one.name === name)?.value

type Open = { part: Part; boundary: Buffer; start: number }

/** @throws {TooMuch} */
export function mimeTree(bytes: Buffer, room: Room): Part {
  /** Multiparts that have not ended, from the outermost; the last part of the innermost may be a leaf. */
  const open: Open[] = []
  let leaf: Omit<Open, 'boundary'> | undefined

  /** The multipart whose boundary the line at `at` is. */
  function boundaryAt(at: number): { level: number; isLast: boolean; next: number } | undefined {
    if (bytes[at] !== 0x2d || bytes[at + 1] !== 0x2d) return undefined
    for (let level = open.length - 1; level >= 0; level -= 1) {
      const boundary = open[level]?.boundary ?? bytes
      const end = at + 2 + boundary.length
      room.compared += 1
      if (room.compared > mostCompared) throw new TooMuch('parts')
      if (end > bytes.length || bytes.compare(boundary, 0, boundary.length, at + 2, end) !== 0) continue
      const isLast = bytes[end] === 0x2d && bytes[end + 1] === 0x2d
      const next = lineEnd(bytes, isLast ? end + 2 : end)
      if (next >= 0) return { level, isLast, next }
    }
    return undefined
  }

  function begin(at: number, parent: Part | undefined): { part: Part; next: number } {
    room.parts -= 1
    if (room.parts < 0) throw new TooMuch('parts')
    const isEnd = (line: number) => boundaryAt(line) !== undefined
    const { headers, body, isCut } = headersAt(bytes, at, { isEnd, spend: (count) => spend(room, count) })
    room.isCut ||= isCut
    // Parts of a digest are messages (RFC 2046, 5.1.5).
    const usual = parent?.type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
    const type = typeOf(headers, bytes.subarray(body), usual)
    const disposition = structured(headerOf({ headers }, 'content-disposition') ?? '')
    const part: Part = { headers, type, disposition, body: bytes.subarray(body), children: [] }
    parent?.children.push(part)
    const boundary = boundaryOf(type)
    if (boundary) open.push({ part, boundary: Buffer.from(boundary), start: body })
    else leaf = { part, start: body }
    if (open.length > most.depth) throw new TooMuch('depth')
    return { part, next: body }
  }

  /** What is open from this level inwards ends before the line at `at`. */
  function close(level: number, at: number): void {
    const end = bytes[at - 1] !== 0x0a ? at : bytes[at - 2] === 0x0d ? at - 2 : at - 1
    for (const { part, start } of [...open.splice(level), ...(leaf ? [leaf] : [])])
      part.body = bytes.subarray(start, Math.max(start, end))
    leaf = undefined
  }

  const root = begin(0, undefined)
  for (let at = root.next; open.length > 0;) {
    const line = dashesFrom(bytes, at)
    if (line < 0) break
    const found = boundaryAt(line)
    const parent = found && open[found.level]?.part
    if (found) close(found.isLast ? found.level : found.level + 1, line)
    at = !found ? line + 2 : found.isLast ? found.next : begin(found.next, parent).next
  }
  close(0, bytes.length)
  return root.part
}

/** Of several the first whose boundary comes, because the others divide nothing. */
function typeOf(headers: readonly Header[], body: Buffer, usual: string): Structured {
  const given = headers.filter(({ name }) => name === 'content-type').slice(0, 5)
  const types = given.map(({ value }) => structured(value || usual))
  const divides = (boundary: string | undefined) => boundary !== undefined && body.includes(`--${boundary}`)
  const used = types.length > 1 ? types.find((type) => divides(boundaryOf(type))) : undefined
  return used ?? types[0] ?? structured(usual)
}

/** Blanks at its end are none of it (RFC 2046, 5.1.1). */
const boundaryOf = ({ value, params }: Structured): string | undefined =>
  value.startsWith('multipart/') ? params.get('boundary')?.trimEnd() || undefined : undefined

function spend(room: Room, count: number): void {
  room.headers -= count
  if (room.headers < 0) throw new TooMuch('headers')
}

/** @returns Place of the next line that begins with `--`; -1: there is none. */
function dashesFrom(bytes: Buffer, at: number): number {
  if ((at === 0 || bytes[at - 1] === 0x0a) && bytes[at] === 0x2d && bytes[at + 1] === 0x2d) return at
  const feed = bytes.indexOf('\n--', at)
  return feed < 0 ? -1 : feed + 1
}

/** @returns Place of the next line where only blanks follow on this one; -1: something else does. */
function lineEnd(bytes: Buffer, from: number): number {
  for (let at = from; at <= bytes.length && at < from + 200; at += 1) {
    const byte = bytes[at]
    if (byte === undefined) return bytes.length
    if (byte === 0x0a) return at + 1
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return -1
  }
  return -1
}
