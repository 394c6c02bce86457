/** Numbers as cells of a file have them, in any notation, as exact decimal text. */

/**
 * The last separator is the decimal one; one that stands before exactly three digits groups thousands, unless the
 * value may have three places or more, or has nothing but a zero before it.
 *
 * @param places Maximum digits after the point.
 * @returns undefined when it is no number. More digits than `places` stay, for the validator to refuse.
 * @example decimalFrom('1.234,56', 2) // '1234.56'
 */
export function decimalFrom(cell: string | number, places: number): string | undefined {
  if (typeof cell === 'number') return fromNumber(cell)
  const text = cell.replace(/[\s’']/g, '').replace('−', '-')
  const [, before = '', digits = '', after = ''] = /^([-+]?)(\d[\d.,]*|[.,]\d+)(-?)$/.exec(text) ?? []
  if (digits === '') return undefined
  const { whole, fraction } = parts(digits, places) ?? {}
  if (whole === undefined || fraction === undefined) return undefined
  const exact = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`
  return before === '-' || after === '-' ? `-${exact}` : exact
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

const grouped = (digits: string) => ({ whole: digits.replace(/[.,]/g, ''), fraction: '' })

const isGrouped = (digits: string, separator: string): boolean => {
  const [first = '', ...rest] = digits.split(separator)
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}
