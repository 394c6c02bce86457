/**
 * The length of a text message. In the GSM 7-bit alphabet a message has room for 160 characters, some of which
 * count double; any other character makes it UCS-2, with room for 70. Longer messages are sent in segments that
 * each lose room to a header: 153 and 67. A character is never split.
 *
 * @see 3GPP TS 23.038 §6.2.1 (alphabet and extension table), TS 23.040 §9.2.3.24.1 (concatenation, 8-bit
 * reference)
 */

export type SmsLength = {
  encoding: 'GSM-7' | 'UCS-2'
  /** In septets or 16-bit units; some characters count double. */
  units: number
  segments: number
  /** Units left in the last segment. */
  left: number
  /** First character outside the GSM alphabet. */
  foreign?: string
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('\f^{}\\[~]|€')

export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const foreign = characters.find((one) => !basic.has(one) && !extended.has(one))
  const sizes = characters.map((one) => (foreign === undefined ? (extended.has(one) ? 2 : 1) : one.length))
  const [alone, part] = foreign === undefined ? [160, 153] : [70, 67]
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const encoding = foreign === undefined ? ('GSM-7' as const) : ('UCS-2' as const)
  const found = foreign === undefined ? {} : { foreign }
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1, left: alone - units, ...found }
  let segments = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > part) {
      segments += 1
      filled = 0
    }
    filled += size
  }
  return { encoding, units, segments, left: part - filled, ...found }
}
