/**
 * How long a text message is. In the GSM 7-bit alphabet a message holds 160 characters, of which some count double;
 * with any other character it is written in UCS-2 and holds 70. A longer one is sent in parts that each lose room to
 * a header: 153 and 67. A character is never cut in two.
 *
 * @see 3GPP TS 23.038 §6.2.1 (alphabet and extension table), TS 23.040 §9.2.3.24.1 (concatenation, 8-bit reference)
 */

export type SmsLength = {
  encoding: 'GSM-7' | 'UCS-2'
  /** In septets or 16-bit units: characters that count double are counted so. */
  units: number
  segments: number
  /** Room left in the last part. */
  left: number
  /** First character that is not in the GSM alphabet. */
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
