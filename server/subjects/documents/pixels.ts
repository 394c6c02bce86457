/** The size of a picture as its first bytes state it, before anything is unpacked: a kilobyte may unpack to gigabytes. */

/** @returns Width times height; undefined when neither a PNG nor a JPEG says so. */
export function pixelsOf(bytes: Buffer): number | undefined {
  if (bytes.subarray(0, 8).equals(png))
    return bytes.length < 24 ? undefined : bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return ofJpeg(bytes)
  return undefined
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function ofJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Frames of all codings, but not the tables that stand among their numbers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
