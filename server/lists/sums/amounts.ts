/** Properties whose values add up, and their sums: exact, however many rows. */
import type { Property } from '#schemas/entity.ts'
import { columnOf } from '#server/sql/columns.ts'
import { quote } from '#server/sql/sql.ts'

/** Sum of the values in one currency (null without one), in units of the last digit, and how many they are. */
export type Sum = { property: string; currency: string | null; count: number; units: bigint }

/** Properties that add up. Of those whose reads are logged a sum over one row would tell the value. */
export const amountsOf = (properties: readonly Property[]): Property[] =>
  properties.filter(
    ({ name, type, writeOnly, access }) =>
      ['money', 'decimal', 'integer'].includes(type) && name !== 'id' && !writeOnly && !access?.logReads,
  )

/** SQL of the currency of an amount, in the table `t`. */
export const currencySql = ({ type, column }: Property): string =>
  type === 'money' ? `t.${quote(`${column}_currency`)}` : 'null::text'

/** SQL of how many values a group has, and of their sum as a text; `sign` counts rows that went as less. */
export function sumSql(property: Property, sign?: string): { count: string; sum: string } {
  const value = columnOf(property, 't')
  if (sign === undefined) return { count: `count(${value})`, sum: `sum(${value})::text` }
  return {
    count: `coalesce(sum(${sign}) filter (where ${value} is not null), 0)`,
    sum: `sum(${sign} * ${value})::text`,
  }
}

/** Digits after the point that are kept: more than any decimal has. */
const digits = 12

export function unitsOf(sum: string, { type }: Property): bigint {
  if (type !== 'decimal') return BigInt(sum)
  const [whole = '0', part = ''] = sum.split('.')
  return BigInt(`${whole}${part.padEnd(digits, '0')}`)
}

/** The sums of one property as the API writes them: money per currency, decimals as text, integers as numbers. */
export function totalOf({ name, type }: Property, sums: readonly Sum[]): string {
  const own = sums.filter(({ property }) => property === name)
  if (type === 'money') {
    const each = own
      .toSorted((a, b) => ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1))
      .map(({ units, currency }) => `{"amount":${units},"currency":${JSON.stringify(currency)}}`)
    return `[${each.join(',')}]`
  }
  const [units = 0n] = own.map((sum) => sum.units)
  return type === 'decimal' ? `"${decimal(units)}"` : String(units)
}

export const totalsOf = (properties: readonly Property[], sums: readonly Sum[]): string =>
  `{${properties.map((property) => `${JSON.stringify(property.name)}:${totalOf(property, sums)}`).join(',')}}`

function decimal(units: bigint): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const part = text.slice(-digits).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${text.slice(0, -digits)}${part && `.${part}`}`
}
