/** Kinds of conditions per type of property, with their operators and values in the address and on the server. */
import { periods } from '#domain/time/period.ts'
import type { FilterOperator as Operator } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'

export type FilterValue = string | number
export type Ops = Readonly<Partial<Record<Operator, unknown>>>

/** Input of the kind. `two`: from and to. `count`: a number of days. */
export type KindInput = 'none' | 'one' | 'two' | 'count' | 'choices'

export type Kind = {
  /** Text key: `filter.kinds.<name>`. */
  name: string
  input: KindInput
  write: (values: readonly FilterValue[]) => Ops
  /** Values, if the operators express this kind. */
  read: (ops: Ops) => readonly FilterValue[] | undefined
}

const isValue = (value: unknown): value is FilterValue => typeof value === 'string' || typeof value === 'number'

const one = (name: string, operator: Operator): Kind => ({
  name,
  input: 'one',
  write: ([value]) => ({ [operator]: value }),
  read: ({ [operator]: value }) => (isValue(value) ? [value] : undefined),
})

/** A kind without values to fill in. */
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

const several = (name: string, operator: 'in' | 'nin' | 'under'): Kind => ({
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

/** A kind with a number of days counted from today. */
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

/** Negations for booleans that may be empty, which find records without an answer too. */
const notIs = [fixed('notYes', { ne: true }), fixed('notNo', { ne: false })]
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
  decimal: [...numbers, ...empty],
  date: [...dates, ...empty],
  'date-time': [...dates, ...empty],
  boolean: [fixed('yes', { eq: true }), fixed('no', { eq: false }), ...notIs, ...empty],
  enum: [...choices, ...empty],
  relation: [...choices, ...empty],
  list: [...choices, ...empty],
  rows: empty,
  json: [],
}

/** Kinds of relations to a hierarchy. */
const treeKinds = [...choices, several('under', 'under'), ...empty]

/** All kinds that an address may contain, in the order of recognition. */
export const kindsOf = ({ type, relation }: Property): readonly Kind[] => (relation?.tree ? treeKinds : kinds[type])

/** Kinds offered to users; the others only come from addresses. */
export function kindsOffered(property: Property): readonly Kind[] {
  const hasText = property.type === 'string'
  const unwanted = ['notYes', 'notNo', ...(hasText ? ['anyOf', 'noneOf'] : ['notOn'])]
  return kindsOf(property).filter(
    ({ name }) => !unwanted.includes(name) && !(property.required && (name === 'empty' || name === 'notEmpty')),
  )
}
