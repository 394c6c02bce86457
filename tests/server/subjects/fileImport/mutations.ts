/** Files of clients that nobody would write: small right ones, damaged and distorted by chance with a seed. */
import { oddWorkbook, sheet, zipped } from '#tests/server/import/workbook.ts'

export type Kind = 'csv' | 'xlsx' | 'json' | 'xml'
/** `words`: those that the file surely has as values or names; it has them as rows or headers, or is refused. */
export type Mutated = { name: string; bytes: Buffer; words: readonly string[] }

/** A sequence of chance from a seed: mulberry32. @returns A number from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const titles = ['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Bedrag', 'Naam', 'E-mail', 'Kenmerk']
const tags = ['factuurnummer', 'factuurdatum', 'vervaldatum', 'bedrag', 'naam', 'email', 'kenmerk']
/** Each row has words that stand nowhere else. */
const rowOf = (n: number): string[] => [
  `ZQF${n}ZQ`,
  '01-02-2026',
  '15-02-2026',
  `${n + 10},5${n % 10}`,
  `ZQN${n}ZQ`,
  `zqe${n}zq@example.nl`,
  `ZQK${n}ZQ`,
]
const word = /zq[fnek]\d+zq/gi
const wordsIn = (text: string): string[] => [...new Set(text.match(word) ?? [])]

/** The file as text before it is packed; a workbook is its sheet. */
function sourceOf(kind: Kind, rows: number): string {
  const all = Array.from({ length: rows }, (_, n) => rowOf(n))
  switch (kind) {
    case 'csv':
      return [titles, ...all].map((cells) => cells.join(';')).join('\r\n')
    case 'xlsx':
      return sheet(
        [titles, ...all]
          .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, at, row)).join('')}</row>`)
          .join(''),
      )
    case 'json':
      return JSON.stringify(
        {
          sender: 'ZQN99ZQ',
          rows: all.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at]]))),
        },
        null,
        1,
      )
    case 'xml': {
      const elements = all.map(
        (cells) =>
          `<regel id="ZQK${cells[0]?.replace(/\D/g, '')}ZQ">${cells.map((cell, at) => `<${tags[at]}>${cell}</${tags[at]}>`).join('')}</regel>`,
      )
      return `<?xml version="1.0"?>\n<export van="ZQN99ZQ">\n${elements.join('\n')}\n<eind>ZQN98ZQ</eind></export>`
    }
  }
}

const cellOf = (cell: string, at: number, row: number) =>
  `<c r="${String.fromCharCode(65 + at)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`

/** Pieces that readers stumble over. */
const pieces = [
  '"',
  ';',
  ',',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\ufeff',
  '\\',
  '<',
  '>',
  '&',
  '&#0;',
  '&lt;',
  ']]>',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE x>',
  '<a>',
  '</regel>',
  '{',
  '}',
  '[',
  ']',
  ':',
  'null',
  '1e999',
  '-0',
  '"__proto__":',
  '{"a":',
  '\ud800',
  '\u202e',
  'é',
  '\u2028',
  "'=1+1",
  '<row r="9999999">',
  't="s"',
  'r="XFD1"',
  '<v/>',
  'sep=,\n',
]

type Change = (text: string, next: (below: number) => number) => string
const insert = (text: string, at: number, piece: string) => text.slice(0, at) + piece + text.slice(at)
const changes: readonly Change[] = [
  (text, next) => insert(text, next(text.length), pieces[next(pieces.length)] ?? ''),
  (text, next) => insert(text, next(text.length), (pieces[next(pieces.length)] ?? '').repeat(1 + next(3000))),
  (text, next) => {
    const at = next(text.length)
    return text.slice(0, at) + text.slice(at + 1 + next(40))
  },
  (text, next) => text.slice(0, 1 + next(text.length)),
  (text, next) => {
    const [from, length] = [next(text.length), next(400)]
    return insert(text, next(text.length), text.slice(from, from + length))
  },
  (text, next) => {
    const [from, length] = [next(text.length), 1 + next(200)]
    return insert(text, from, text.slice(from, from + length).repeat(1 + next(200)))
  },
  (text, next) => text.replaceAll(pieces[next(12)] ?? ';', pieces[next(pieces.length)] ?? ''),
]

/** @param seed One file for each. */
export async function mutated(kind: Kind, seed: number): Promise<Mutated> {
  const random = chance(seed)
  const next = (below: number) => Math.floor(random() * below)
  const rows = 1 + next(30)
  let text = sourceOf(kind, rows)
  for (let times = next(4); times > 0; times -= 1)
    text = (changes[next(changes.length)] ?? String)(text, next).slice(0, 2_000_000)
  const { bytes, isDamaged } = await packed(kind, text, next)
  // A damaged byte takes a word away, and of a sheet a cell that stands twice is read once.
  const isSure = !isDamaged && !(kind === 'xlsx' && text !== sourceOf(kind, rows))
  return { name: `file-${seed}.${kind}`, bytes, words: isSure ? wordsIn(text.replace(/<!--[^]*?-->/g, '')) : [] }
}

type Packed = { bytes: Buffer; isDamaged: boolean }

async function packed(kind: Kind, text: string, next: (below: number) => number): Promise<Packed> {
  const isDamaged = next(4) === 0
  let bytes: Buffer
  if (kind === 'xlsx') bytes = await oddWorkbook({ 'xl/worksheets/sheet1.xml': text.toWellFormed() })
  else if (next(6) === 0) bytes = await zipped({ [`rows.${kind}`]: text.toWellFormed() })
  else bytes = next(5) === 0 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text)
  for (let times = isDamaged ? 1 + next(5) : 0; times > 0; times -= 1) bytes[next(bytes.length)] = next(256)
  return { bytes, isDamaged }
}
