/** Agreements on interest as they are typed, and as the server takes them. */
import { parsedNumber } from './percent.ts'

export type Agreed = {
  id?: number
  claim: number | null
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate: string | null
  per: 'year' | 'month' | null
  surcharge: string | null
  compounding: 'annual' | 'monthly' | 'none' | null
  from: string | null
  until: string | null
}
export type Standing = { items: readonly (Partial<Agreed> & { type: Agreed['type'] })[]; basis: string }
export type ClaimChoice = { id: number; number: string }

/** Text of each field; `key` is that of its row. */
export type Typed = { key: number; id?: number } & Record<Exclude<keyof Agreed, 'id'>, string>

export const types = ['statutory', 'commercial', 'government', 'contractual', 'none'] as const
export const compoundings = ['annual', 'monthly', 'none'] as const
export const pers = ['year', 'month'] as const

const names = ['claim', 'type', 'rate', 'per', 'surcharge', 'compounding', 'from', 'until'] as const

export const emptyRow = (key: number): Typed => ({
  key,
  claim: '',
  type: 'statutory',
  rate: '',
  per: 'year',
  surcharge: '',
  compounding: '',
  from: '',
  until: '',
})

export function typedOf({ items }: Standing): Typed[] {
  return items.map((item, key) => {
    const filled = names.filter((name) => item[name] !== null && item[name] !== undefined)
    const texts = Object.fromEntries(filled.map((name) => [name, String(item[name])]))
    return { ...emptyRow(key), ...texts, ...(item.id !== undefined && { id: item.id }) }
  })
}

const orNull = <T extends string>(text: string, known: readonly T[]): T | null =>
  known.find((one) => one === text) ?? null

export const agreedOf = ({ id, claim, type, rate, per, surcharge, compounding, from, until }: Typed): Agreed => {
  const isContract = type === 'contractual'
  return {
    ...(id !== undefined && { id }),
    claim: claim === '' ? null : Number(claim),
    type: orNull(type, types) ?? 'statutory',
    rate: isContract ? parsedNumber(rate) : null,
    per: isContract ? orNull(per, pers) : null,
    surcharge: type === 'none' ? null : parsedNumber(surcharge),
    compounding: type === 'none' ? null : orNull(compounding, compoundings),
    from: from === '' ? null : from,
    until: until === '' ? null : until,
  }
}
