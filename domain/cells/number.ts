/** Numbers and amounts as cells of a file have them, in any notation, as exact decimal text: the one reader of both. */

/** What a sender writes before decimals; `auto`: it is told from the number itself. */
export type DecimalSign = 'auto' | 'comma' | 'point'
const signs = { comma: ',', point: '.' } as const

/**
 * The last separator is the decimal one; one that stands before exactly three digits groups thousands, unless the
 * value may have three places or more, or has nothing but a zero before it. What is negative may have its sign behind
 * it or stand in brackets, as bookkeepers write it.
 *
 * @param places Maximum digits after the point.
 * @param sign Of the sender; the other separator can only group thousands then.
 * @returns undefined when it is no number. More digits than `places` stay, for the validator to refuse.
 * @example decimalFrom('1.234,56', 2) // '1234.56'
 */
export function decimalFrom(cell: string | number, places: number, sign: DecimalSign = 'auto'): string | undefined {
  if (typeof cell === 'number') return fromNumber(cell)
  const text = cell
    .replace(/[\s’']/g, '')
    .replace(/[−–‒]/g, '-')
    .replace(/^\((.*)\)$/, '-$1')
  const [, before = '', digits = '', after = ''] = /^([-+]?)(\d[\d.,]*|[.,]\d+)(-?)$/.exec(text) ?? []
  if (digits === '') return undefined
  const { whole, fraction } = (sign === 'auto' ? parts(digits, places) : partsBy(digits, signs[sign])) ?? {}
  if (whole === undefined || fraction === undefined) return undefined
  const exact = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`
  return before === '-' || after === '-' ? `-${exact}` : exact
}

/**
 * A number or a percentage that a person types, with up to four digits after the point: '1.234,5', '12,5 %', '0.125'.
 *
 * @returns What is no number as it was typed, for the validator to refuse.
 */
export const typedDecimal = (text: string): string => decimalFrom(text.replace('%', ''), 4) ?? text.trim()

/**
 * @returns Cents; a number of a workbook is rounded half away from zero, as spreadsheets show it. undefined: no number,
 * more decimals than cents have, or more digits than are exact.
 */
export function centsOf(cell: string | number, sign: DecimalSign = 'auto'): number | undefined {
  // '€ 50,-' has no cents.
  const written = typeof cell === 'string' ? cell.replace(/[.,]\s?[-–—]{1,2}\s*$/, '') : cell
  const [, minus = '', whole = '', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimalFrom(written, 2, sign) ?? '') ?? []
  if (whole === '') return undefined
  const [kept, rest] = [fraction.slice(0, 2).padEnd(2, '0'), fraction.slice(2)]
  if (typeof cell === 'string' && /[1-9]/.test(rest)) return undefined
  const cents = Number(whole + kept) + (rest >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return undefined
  return minus && cents > 0 ? -cents : cents
}

/** @returns undefined when it is no whole number. */
export function wholeFrom(cell: string | number): number | undefined {
  const [whole = '', fraction = ''] = decimalFrom(cell, 0)?.split('.') ?? []
  const number = Number(whole)
  return whole === '' || /[^0]/.test(fraction) || !Number.isSafeInteger(number) ? undefined : number
}

/** A spreadsheet computes in binary: 0.1 + 0.2 is 0.30000000000000004 there. It shows fifteen digits. */
function fromNumber(value: number): string | undefined {
  const text = String(Number(value.toPrecision(15)))
  return /e/i.test(text) || !Number.isFinite(value) ? undefined : text
}

function parts(digits: string, places: number): { whole: string; fraction: string } | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return { whole: digits, fraction: '' }
  const separator = digits.charAt(at)
  const other = separator === '.' ? ',' : '.'
  const [head, tail] = [digits.slice(0, at), digits.slice(at + 1)]
  if (head.includes(separator)) return isGrouped(digits, separator) ? grouped(digits) : undefined
  if (head.includes(other)) return isGrouped(head, other) ? { ...grouped(head), fraction: tail } : undefined
  const groups = tail.length === 3 && places < 3 && isGrouped(digits, separator)
  return groups ? grouped(digits) : { whole: head || '0', fraction: tail }
}

/** The sign of the sender before decimals; the other one, if any, groups thousands. */
function partsBy(digits: string, sign: ',' | '.'): { whole: string; fraction: string } | undefined {
  const [head = '', fraction = '', ...more] = digits.split(sign)
  const other = sign === '.' ? ',' : '.'
  if (more.length > 0 || fraction.includes(other)) return undefined
  if (!head.includes(other)) return { whole: head || '0', fraction }
  return isGrouped(head, other) ? { ...grouped(head), fraction } : undefined
}

const grouped = (digits: string) => ({ whole: digits.replace(/[.,]/g, ''), fraction: '' })

const isGrouped = (digits: string, separator: string): boolean => {
  const [first = '', ...rest] = digits.split(separator)
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}
