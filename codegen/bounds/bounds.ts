/**
 * What a property's values may measure, and what they might before: the tables do not say it, so the last run of codegen
 * leaves it in a generated file. Two branches that both change a line leave both there; the looser counts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'

/** What a value may measure: a text or each text of several, a number, a list. */
export type Bounds = Partial<
  Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', number>
>

/** As far as its column matters; `name` as SQL writes it. */
type Measured = {
  name: string
  type: string
  values?: readonly string[]
  languages?: readonly string[]
  bounds?: Bounds
}

export const boundsFile = 'schemas/generated/bounds.txt'

const lowest = ['minLength', 'minimum', 'minItems'] as const
const highest = ['maxLength', 'maximum', 'maxItems'] as const
const all = [...lowest, ...highest]
type Bound = keyof Bounds

/** The bounds of every property, a line each; one without any has its line too, for it is known to have none. */
export const boundsText = ({ entities }: Model): string =>
  entities
    .flatMap((entity) => entity.properties.map((property) => lineOf(entity, property)))
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')

const lineOf = ({ facts }: EntityModel, property: PropertyModel): string =>
  [`${facts.name}.${property.facts.name}`, ...Object.entries(boundsOf(property)).map((one) => one.join('='))].join(' ')

/** What the schema says of them. */
export function boundsOf({ facts, schema }: PropertyModel): Bounds {
  const said: Readonly<Record<string, unknown>> = { ...schema, ...facts }
  const found = all.flatMap((name) => (typeof said[name] === 'number' ? [[name, said[name]] as const] : []))
  return Object.fromEntries(found)
}

/** Whether the schemas allow all values that the last run allowed; where there was none, nothing is known that could be tighter. */
export function areBoundsKept(root: string, model: Model): boolean {
  const text = readBounds(root)
  if (text === undefined || text === boundsText(model)) return true
  const known = boundsIn(text)
  return model.entities.every(({ facts, properties }) =>
    properties.every((property) => {
      const was = known.get(`${facts.name}.${property.facts.name}`)
      const bounds = boundsOf(property)
      return !was || !all.some((name) => isTighter(name, bounds[name], was))
    }),
  )
}

/** Per `merchant.name` the bounds at the last run; what was not there then has none to compare with. */
export const knownBounds = (root: string): ReadonlyMap<string, Bounds> => boundsIn(readBounds(root) ?? '')

function readBounds(root: string): string | undefined {
  const path = join(root, boundsFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function boundsIn(text: string): Map<string, Bounds> {
  const found = new Map<string, Bounds>()
  for (const line of text.split(/\r?\n/)) {
    const [name = '', ...parts] = line.split(' ')
    const bounds: Bounds = Object.fromEntries(parts.map((part) => part.split('=')).map(([key, n]) => [key, Number(n)]))
    const before = found.get(name)
    found.set(name, before ? looser(before, bounds) : bounds)
  }
  return found
}

function looser(one: Bounds, other: Bounds): Bounds {
  const both = all.filter((name) => one[name] !== undefined && other[name] !== undefined)
  return Object.fromEntries(both.map((name) => [name, isTighter(name, one[name], other) ? other[name] : one[name]]))
}

function isTighter(name: Bound, wanted: number | undefined, { [name]: was }: Bounds): boolean {
  if (wanted === undefined) return false
  if (was === undefined) return true
  return lowest.some((low) => low === name) ? wanted > was : wanted < was
}

/** Returns the bounds that are tighter than they were, and the condition of the rows that break one; undefined: none is. */
export function tightened(old: Measured, next: Measured): { words: string; broken: string } | undefined {
  const { bounds: was } = old
  if (!was || !next.bounds) return undefined
  const { bounds } = next
  const found = all.flatMap((name) => {
    const limit = bounds[name]
    const isAsked = limit !== undefined && isTighter(name, limit, was) && !fitAll(old.values, name, limit)
    const broken = isAsked ? brokenBy(name, limit, old) : undefined
    return broken === undefined
      ? []
      : [{ words: `${name} ${limit}${was[name] === undefined ? '' : ` instead of ${was[name]}`}`, broken }]
  })
  if (found.length === 0) return undefined
  return { words: found.map(({ words }) => words).join(', '), broken: found.map(({ broken }) => broken).join(' or ') }
}

/** Of an enum that becomes free text, the values say what is there. */
const fitAll = (values: Measured['values'], name: Bound, limit: number): boolean =>
  values?.every((value) => !isTighter(name, limit, { [name]: [...value].length })) ?? false

/** Undefined for what a column of this type cannot break. */
function brokenBy(name: Bound, limit: number, { name: own, type, languages }: Measured): string | undefined {
  const sign = lowest.some((low) => low === name) ? '<' : '>'
  if (name === 'minimum' || name === 'maximum') {
    return ['integer', 'bigint', 'numeric(12,4)'].includes(type) ? `${own} ${sign} ${limit}` : undefined
  }
  if (name === 'minItems' || name === 'maxItems') {
    if (type === 'text[]') return `cardinality(${own}) ${sign} ${limit}`
    return type === 'jsonb' && !languages ? `jsonb_array_length(${own}) ${sign} ${limit}` : undefined
  }
  if (type === 'text') return `length(${own}) ${sign} ${limit}`
  const each =
    type === 'text[]' ? `unnest(${own}) as x(value)` : languages && `jsonb_each_text(${own}) as x(key, value)`
  return each && `exists (select from ${each} where length(x.value) ${sign} ${limit})`
}
