/** What can be asked of a property, and how the address and the server write it: operators with their values. */
import { periods } from '#domain/time/period.ts'
import type { Operator } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'

export type FilterValue = string | number
export type Ops = Readonly<Partial<Record<Operator, unknown>>>

/** What is filled in beside the kind. `two`: from and to. `count`: a number of days. */
export type KindInput = 'none' | 'one' | 'two' | 'count' | 'choices'

export type Kind = {
  /** Its words are at `filter.kinds.<name>`. */
  name: string
  input: KindInput
  write: (values: readonly FilterValue[]) => Ops
  /** The values, when these operators say this; whatever else they say is left for other kinds. */
  read: (ops: Ops) => readonly FilterValue[] | undefined
}

const isValue = (value: unknown): value is FilterValue => typeof value === 'string' || typeof value === 'number'

const one = (name: string, operator: Operator): Kind => ({
  name,
  input: 'one',
  write: ([value]) => ({ [operator]: value }),
  read: ({ [operator]: value }) => (isValue(value) ? [value] : undefined),
})

/** Says all by itself: the values are given. */
const fixed = (name: string, ops: Ops): Kind => ({
  name,
  input: 'none',
  write: () => ops,
  read: (given) => {
    const isSame = Object.entries(ops).every(
      ([operator, value]) => String(given[operator as Operator]) === String(value),
    )
    return isSame ? [] : undefined
  },
})

const several = (name: string, operator: 'in' | 'nin'): Kind => ({
  name,
  input: 'choices',
  write: (values) => ({ [operator]: [...values] }),
  read: ({ [operator]: values }) => (Array.isArray(values) && values.length > 0 ? values.filter(isValue) : undefined),
})

const between: Kind = {
  name: 'between',
  input: 'two',
  write: ([from, until]) => ({ gte: from, lte: until }),
  read: ({ gte, lte }) => (isValue(gte) && isValue(lte) ? [gte, lte] : undefined),
}

/** `name` of a number of days, counted from today. */
const days = (name: string, write: (count: number) => Ops, operator: Operator, pattern: RegExp): Kind => ({
  name,
  input: 'count',
  write: ([count]) => write(Number(count)),
  read: (ops) => {
    const count = Number(pattern.exec(String(ops[operator]))?.[1])
    const wanted = Number.isNaN(count) ? undefined : Object.entries(write(count))
    return wanted?.every(([key, value]) => ops[key as Operator] === value) ? [count] : undefined
  },
})

const lastDays = days('lastDays', (n) => ({ gte: `$today-${n}d`, lte: '$today' }), 'gte', /^\$today-(\d+)d$/)
const nextDays = days('nextDays', (n) => ({ gte: '$today', lte: `$today+${n}d` }), 'lte', /^\$today\+(\d+)d$/)
const olderThan = days('olderThan', (n) => ({ lt: `$today-${n}d` }), 'lt', /^\$today-(\d+)d$/)

const periodNames = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear']
const named = [
  fixed('today', { eq: '$today' }),
  fixed('yesterday', { eq: '$today-1d' }),
  ...periods.map((period, index) => fixed(periodNames[index] ?? period, { eq: period })),
]

const empty = [fixed('empty', { empty: true }), fixed('notEmpty', { empty: false })]
const words = [one('contains', 'contains'), one('startsWith', 'startsWith')]
const names = [...words, one('is', 'eq'), one('isNot', 'ne'), several('anyOf', 'in'), several('noneOf', 'nin')]
const numbers = [
  between,
  one('is', 'eq'),
  one('isNot', 'ne'),
  one('atLeast', 'gte'),
  one('atMost', 'lte'),
  one('moreThan', 'gt'),
  one('lessThan', 'lt'),
]
const dates = [
  ...named,
  lastDays,
  nextDays,
  olderThan,
  between,
  one('on', 'eq'),
  one('notOn', 'ne'),
  one('from', 'gte'),
  one('until', 'lte'),
  one('before', 'lt'),
  one('after', 'gt'),
]
const choices = [several('anyOf', 'in'), several('noneOf', 'nin')]

const kinds: Record<ValueType, readonly Kind[]> = {
  string: [...names, ...empty],
  text: [...words, ...empty],
  localized: [...words, ...empty],
  integer: [...numbers, ...empty],
  money: [...numbers, ...empty],
  percentage: [...numbers, ...empty],
  date: [...dates, ...empty],
  'date-time': [...dates, ...empty],
  boolean: [fixed('yes', { eq: true }), fixed('no', { eq: false }), ...empty],
  enum: [...choices, ...empty],
  relation: [...choices, ...empty],
  list: [...choices, ...empty],
  rows: empty,
  json: [],
}

/** All that an address may say of a property, in the order in which it is recognised. */
export const kindsOf = ({ type }: Property): readonly Kind[] => kinds[type]

/** Those that people are offered; the rest only comes from addresses. */
export function kindsOffered(property: Property): readonly Kind[] {
  const hasText = property.type === 'string'
  const unwanted = hasText ? ['anyOf', 'noneOf'] : ['notOn']
  return kinds[property.type].filter(
    ({ name }) => !unwanted.includes(name) && !(property.required && (name === 'empty' || name === 'notEmpty')),
  )
}
