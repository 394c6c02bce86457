/** The list that goes with a batch of letters to whoever prints them, as CSV. */

import { withoutFormula } from '#domain/cells/formula.ts'

export type Sheet = {
  message: number
  file: string
  /** Lines on the envelope. */
  to: string
  pages: number
  duplex: boolean
  colour: boolean
  registered: boolean
}

const columns = [
  'sequence',
  'message',
  'file',
  'from_page',
  'to_page',
  'duplex',
  'colour',
  'registered',
  'address',
] as const

/** @returns Lines with CRLF (RFC 4180); pages count from 1 in the joined file. */
export function manifest(sheets: readonly Sheet[]): string {
  let page = 1
  const rows = sheets.map(({ message, file, to, pages, ...print }, index) => {
    const first = page
    page += pages
    const flags = [print.duplex, print.colour, print.registered].map((one) => (one ? 'yes' : 'no'))
    return [index + 1, message, file, first, page - 1, ...flags, to.replaceAll('\n', ', ')]
  })
  return [columns, ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n')
}

function cell(value: string | number): string {
  const text = withoutFormula(String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
