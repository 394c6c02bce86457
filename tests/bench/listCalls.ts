/** Makes every kind of list query, with values from the table. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Operator } from '#schemas/condition.ts'
import { operatorsOf } from '#server/sql/filterValue.ts'

/** A kind of query, and paths that ask it with different values. */
export type ListCall = { name: string; paths: readonly string[] }

type Row = Readonly<Record<string, unknown>>

/**
 * @param total Rows in the table. @param rows Some of them, from all over the table.
 * @param times Maximum number of paths per kind.
 */
export function listCalls(entity: Entity, total: number, rows: readonly Row[], times: number): ListCall[] {
  const list = `${entity.api}?_limit=50`
  const repeated = (path: string) => Array.from({ length: times }, () => path)
  const deep = Math.max(0, Math.floor(total / 2) - 25)
  const calls: ListCall[] = [
    { name: 'first page', paths: repeated(list) },
    { name: 'deep page', paths: Array.from({ length: times }, (_, n) => `${list}&_offset=${deep + n}`) },
  ]
  for (const { name, sort } of entity.properties) {
    if (!sort) continue
    calls.push({ name: `by ${name}`, paths: repeated(`${list}&_order[${name}]=desc`) })
    calls.push({ name: `by ${name}, deep`, paths: repeated(`${list}&_order[${name}]=asc&_offset=${deep}`) })
  }
  for (const property of entity.properties.filter(({ filter }) => filter)) {
    for (const operator of operatorsOf(property).filter((one) => one !== 'under')) {
      const values = [...new Set(rows.flatMap((row) => valueFor(property, operator, row[property.name]) ?? []))]
      const paths = values
        .slice(0, times)
        .map((value) => `${list}&_filter[${property.name}][${operator}]=${encodeURIComponent(value)}`)
      if (paths.length > 0) calls.push({ name: `${property.name} ${operator}`, paths })
    }
  }
  calls.push(...groupCalls(entity, list, rows, times))
  const searched = entity.properties.filter(({ search, type }) => search && type !== 'localized')
  const words = rows.flatMap((row) => searched.flatMap(({ name }) => piece(row[name], 5) ?? []))
  if (entity.properties.some(({ search }) => search)) {
    const search = (text: string) => `${list}&_filter[search]=${encodeURIComponent(text)}`
    const spread = words.filter((_, n) => n % Math.max(1, Math.floor(words.length / times)) === 0).slice(0, times)
    calls.push({ name: 'search', paths: spread.map(search) })
    calls.push({ name: 'search, two letters', paths: spread.map((word) => search(word.slice(0, 2))) })
    calls.push({ name: 'search, found nowhere', paths: Array.from({ length: times }, (_, n) => search(`qxzj${n}`)) })
  }
  return calls.filter(({ paths }) => paths.length > 0)
}

/** Groups of filters on properties that an index serves, each beside the next one. */
function groupCalls({ properties }: Entity, list: string, rows: readonly Row[], times: number): ListCall[] {
  const served = properties.filter(({ filter, sort, search, relation }) => filter && (sort || search || relation))
  return served.flatMap((one, place): ListCall[] => {
    const other = served[place + 1]
    const third = served[place + 2] ?? served[0]
    if (!other || !third) return []
    const group = (paths: (at: readonly string[]) => string): string[] =>
      rows.slice(0, times).flatMap((row, at) => {
        const values = [asked(one, row), asked(other, rows.at(-at)), asked(third, row)]
        const known = values.filter((value) => value !== undefined)
        return known.length === 3 ? [`${list}&${paths(known)}`] : []
      })
    return [
      {
        name: `${one.name} or ${other.name}`,
        paths: group(([a, b]) => `_filter[any][0]${a}&_filter[any][1]${b}`),
      },
      {
        name: `${one.name} and ${third.name}, or ${other.name}`,
        paths: group(([a, b, c]) => `_filter[any][0]${a}&_filter[any][0]${c}&_filter[any][1]${b}`),
      },
      {
        name: `neither ${one.name} nor ${other.name}`,
        paths: group(([a, b]) => `_filter[not][any][0]${a}&_filter[not][any][1]${b}`),
      },
    ]
  })
}

/** What follows the word of a group: '[name][contains]=x'. */
function asked(property: Property, row: Row | undefined): string | undefined {
  const operator = property.search && property.type !== 'enum' ? 'contains' : 'eq'
  const value = operatorsOf(property).includes(operator)
    ? valueFor(property, operator, row?.[property.name])
    : undefined
  return value === undefined ? undefined : `[${property.name}][${operator}]=${encodeURIComponent(value)}`
}

/** The last letters of a text, which differ most between similar values. */
function piece(value: unknown, length: number): string | undefined {
  return typeof value === 'string' && value.length > 2 ? value.slice(-length).trim() || undefined : undefined
}

function valueFor(property: Property, operator: Operator, value: unknown): string | undefined {
  if (operator === 'empty') return value === null ? 'true' : 'false'
  const scalar = scalarOf(property, value)
  if (scalar === undefined) return undefined
  if (operator === 'contains') return piece(scalar, 5)
  return operator === 'startsWith' ? scalar.slice(0, Math.ceil(scalar.length * 0.6)) : scalar
}

function scalarOf({ type, relation }: Property, value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (one === null || one === undefined) return undefined
  if (typeof one !== 'object') return String(one)
  const known = one as { id?: number; amount?: number; nl?: string }
  if (relation) return String(known.id)
  return type === 'money' ? String(known.amount) : known.nl
}
