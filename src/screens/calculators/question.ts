/** Start values of a calculator, the body sent to the server, and the question as an address. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { calculators, type CalculatorName, type Field, type List, type Question, type Row } from './calculators.ts'
import { valueOf, type Value } from './typedValue.ts'

export function rowAtFirst(fields: readonly Field[], today: IsoDate): Row {
  return Object.fromEntries(fields.map(({ name, start = '' }) => [name, start === 'today' ? shown(today) : start]))
}

/** Days stand in fields as people type them. */
export const shown = (day: IsoDate): string => day.split('-').reverse().join('-')

export function atFirst(name: CalculatorName, today: IsoDate): Question {
  const { fields, lists } = calculators[name]
  const rowsOf = (list: List) => Array.from({ length: list.least }, () => rowAtFirst(list.fields, today))
  return {
    fields: rowAtFirst(fields, today),
    lists: Object.fromEntries(lists.map((list) => [list.name, rowsOf(list)])),
  }
}

export function exampleOf(name: CalculatorName, today: IsoDate): Question {
  const { fields, lists, example } = calculators[name]
  const { fields: given = {}, lists: rows = {} } = example(today)
  const completed = (all: readonly Field[], row: Row): Row => ({
    ...rowAtFirst(all, today),
    ...Object.fromEntries(
      all.flatMap(({ name: one, kind }) =>
        row[one] === undefined ? [] : [[one, kind === 'day' ? shown(row[one]) : row[one]]],
      ),
    ),
  })
  return {
    fields: completed(fields, given),
    lists: Object.fromEntries(
      lists.map((list) => [list.name, (rows[list.name] ?? []).map((row) => completed(list.fields, row))]),
    ),
  }
}

export type Asked = {
  /** Body of the call; absent while something is missing or wrong. */
  body?: Readonly<Record<string, unknown>>
  /** Keys of texts, by the path of the field: `until`, `claims.0.amount`. */
  errors: Readonly<Record<string, string>>
  /** Paths of required fields that are empty. */
  missing: readonly string[]
  /** Rows on screen that were sent, per list and in their order: empty ones are left out. */
  places: Readonly<Record<string, readonly number[]>>
}

export function askedOf(name: CalculatorName, { fields, lists }: Question): Asked {
  const { fields: own, lists: ownLists } = calculators[name]
  const errors: Record<string, string> = {}
  const missing: string[] = []
  const places: Record<string, readonly number[]> = {}
  const read = (all: readonly Field[], row: Row, at: string) => {
    const values: Record<string, unknown> = {}
    for (const field of all.filter(({ when, isOwn }) => !isOwn && (when?.(row) ?? true))) {
      const typed = row[field.name]?.trim() ?? ''
      if (typed === '') {
        if (!field.isOptional) missing.push(at + field.name)
        continue
      }
      const value: Value = valueOf(field, typed, places.claims ?? [])
      if ('error' in value) errors[at + field.name] = value.error
      else values[field.name] = value.value
    }
    return values
  }
  const body: Record<string, unknown> = read(own, fields, '')
  for (const list of ownLists) {
    const rows = lists[list.name] ?? []
    const filled = rows.flatMap((row, place) => (isFilled(list, row) ? [place] : []))
    places[list.name] = filled.length < list.least ? rows.slice(0, list.least).map((_, place) => place) : filled
    body[list.name] = places[list.name]?.map((place) => read(list.fields, rows[place] ?? {}, `${list.name}.${place}.`))
    if (rows.length < list.least) missing.push(list.name)
  }
  const isWhole = missing.length === 0 && Object.keys(errors).length === 0
  return { ...(isWhole && { body }), errors, missing, places }
}

/** A row with something typed: what stands there at first does not count. */
const isFilled = ({ fields }: List, row: Row): boolean =>
  fields.some(({ name, start = '' }) => start === '' && (row[name] ?? '').trim() !== '')

/** Errors of the server, whose rows are only those that were asked, at the rows on screen. */
export function errorsOnScreen(
  errors: Readonly<Record<string, readonly string[]>>,
  places: Asked['places'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, [message = '']]) => {
      const [list = '', index = '', ...rest] = path.split('.')
      const place = places[list]?.[Number(index)]
      return [place === undefined ? path : [list, place, ...rest].join('.'), message]
    }),
  )
}

/** The same rows, when a claim is removed: payments that name it name none, and those after it move up. */
export function withoutClaim(rows: readonly Row[], removed: number): readonly Row[] {
  const renamed = (claim: string): string => {
    const number = Number(claim)
    return number === removed + 1 ? '' : number > removed + 1 ? String(number - 1) : claim
  }
  return rows.map((row) => (row.claim ? { ...row, claim: renamed(row.claim) } : row))
}

/** The day after a due day is the first of default. */
export const dayAfter = (day: IsoDate): IsoDate => addDays(day, 1)
