/** Content of a part of an e-mail as bytes: base64 and quoted-printable undone (RFC 2045, 6.7 and 6.8). Each reads its input once. */

/** @param coding Value of Content-Transfer-Encoding; an unknown one changes nothing. @returns A view of `bytes` where nothing was encoded. */
export function undone(bytes: Buffer, coding: string): Buffer {
  const name = /[\w-]+/.exec(coding.slice(0, 100).toLowerCase())?.[0]
  return name === 'base64' ? ofBase64(bytes) : name === 'quoted-printable' ? ofQuotedPrintable(bytes) : bytes
}

const digits = new Int8Array(256).fill(-1)
for (const [at, one] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  digits[one.charCodeAt(0)] = at

/** `=` ends a group, also in the middle: some programs pad each line. Strange characters are passed over. */
function ofBase64(bytes: Buffer): Buffer {
  const out = Buffer.alloc(Math.ceil((bytes.length * 3) / 4) + 3)
  let [length, held, bits] = [0, 0, 0]
  for (const byte of bytes) {
    const digit = digits[byte] ?? -1
    if (byte === 0x3d) [held, bits] = [0, 0]
    if (digit < 0) continue
    held = ((held << 6) | digit) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    out[length++] = (held >> bits) & 0xff
  }
  return out.subarray(0, length)
}

const hex = (byte: number | undefined): number => {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const small = byte | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1
}

function ofQuotedPrintable(bytes: Buffer): Buffer {
  const out = Buffer.alloc(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte !== 0x3d) {
      out[length++] = byte
      continue
    }
    const [high, low] = [hex(bytes[at + 1]), hex(bytes[at + 2])]
    const end = high < 0 ? softBreakFrom(bytes, at + 1) : -1
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low
      at += 2
    } else if (end >= 0) at = end
    else out[length++] = byte
  }
  return out.subarray(0, length)
}

/** Blanks that a server put before the end of a line. */
const mostBlanks = 80

/** @returns Place of the line feed that a soft break ends with; -1: it is none. */
function softBreakFrom(bytes: Buffer, from: number): number {
  for (let at = from; at < from + mostBlanks; at += 1) {
    const byte = bytes[at]
    if (byte === 0x0a) return at
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return -1
  }
  return -1
}
