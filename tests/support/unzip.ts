/** Reads small archives, by the sizes in their directory. */
import { inflateRawSync } from 'node:zlib'

/** Returns the texts of the files, by path. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const size = zip.readUInt32LE(at + 20)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const start = zip.readUInt32LE(at + 42)
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(data, data + size)
    const text = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed
    files.set(zip.toString('utf8', at + 46, at + 46 + name), text.toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}
