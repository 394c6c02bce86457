/** Letters of a text in the character set that its sender names, or in the one that it is in where that cannot be right. */

/** Second halves of code pages of DOS, which `TextDecoder` does not have. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const dos: Readonly<Record<string, string>> = { 437: cp437, 850: cp850, 858: cp850.replace('ı', '€') }

/** Labels that say nothing: the bytes do. */
const silent = new Set([
  '',
  'us-ascii',
  'ascii',
  'ansi_x3.4-1968',
  '8bit',
  'binary',
  'unknown',
  'unknown-8bit',
  'x-unknown',
])
/** Labels under which UTF-8 is written by mistake. Bytes that make whole characters of it by chance are no words. */
const western = new Set(['iso-8859-1', 'latin1', 'windows-1252', 'cp1252', 'iso-8859-15'])

/** `isSure`: false where letters may be wrong. */
export type Decoded = { text: string; isSure: boolean }

/** @param label As the sender wrote it. */
export function decoded(bytes: Uint8Array, label: string): Decoded {
  const name = label.trim().toLowerCase()
  const utf8 = strictUtf8(bytes)
  if (utf8 !== undefined && (silent.has(name) || western.has(name) || isUtf8(name))) return { text: utf8, isSure: true }
  const page = dos[/^(?:cp|ibm|dos|cs?ibm)?[-_]?0?(437|850|858)$/.exec(name)?.[1] ?? '']
  if (page !== undefined) return { text: ofPage(bytes, page), isSure: true }
  if (/^(?:x-)?(?:unicode-[12]-[01]-|unicode-)?utf-?7$/.test(name))
    return { text: ofUtf7(western1252(bytes)), isSure: true }
  if (silent.has(name)) return { text: western1252(bytes), isSure: true }
  if (isUtf8(name)) return torn(bytes)
  const known = decoderOf(name === 'utf-16' && bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : name)
  if (known) return { text: known.decode(bytes), isSure: true }
  return { text: utf8 ?? western1252(bytes), isSure: utf8 !== undefined && isAscii(bytes) }
}

const isUtf8 = (name: string): boolean => name === 'utf-8' || name === 'utf8' || name === 'unicode-1-1-utf-8'
const western1252 = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes)
const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 128)

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Said to be UTF-8 and broken: where no character of it is whole it is something else. */
function torn(bytes: Uint8Array): Decoded {
  const lossy = new TextDecoder('utf-8').decode(bytes)
  return { text: /[\u0080-\ufffc]/.test(lossy) ? lossy : western1252(bytes), isSure: false }
}

function decoderOf(name: string): TextDecoder | undefined {
  for (const label of [
    name,
    name.replace(/^x-/, ''),
    name.replace(/^(?:cp|ms|ibm)-?(?=\d)/, 'windows-'),
    alias[name] ?? '',
  ]) {
    try {
      if (label !== '') return new TextDecoder(label)
    } catch {
      // Tries the next spelling.
    }
  }
  return undefined
}
const alias: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  eucjp: 'euc-jp',
  iso2022jp: 'iso-2022-jp',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
}

/** Reports of old Exchange servers are in UTF-7 (RFC 2152). */
const ofUtf7 = (text: string): string =>
  text.replace(/\+([A-Za-z0-9+/]{0,4000})-?/g, (whole, coded: string) =>
    coded === '' ? (whole === '+-' ? '+' : whole) : new TextDecoder('utf-16be').decode(Buffer.from(coded, 'base64')),
  )

function ofPage(bytes: Uint8Array, page: string): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(
      Array.from(bytes.subarray(at, at + 8192), (byte) =>
        byte < 128 ? String.fromCharCode(byte) : page[byte - 128],
      ).join(''),
    )
  return parts.join('')
}
