/** Makes the bodies and queries that are slowest to read, for any route, from its OpenAPI description. */
import type { FastifyInstance } from 'fastify'
import { operationsOf, type Operation } from './operations.ts'

export type WorstRequest = { method: Operation['method']; url: string; payload: Buffer | undefined; what: string }

type Schema = {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  $ref?: string
}
type Described = {
  parameters?: readonly { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Description = { components: { schemas: Record<string, Schema> }; paths: Record<string, Record<string, Described>> }

/** Maximum bytes that the server accepts, minus the structure around texts. */
const mostBytes = 1_000_000
/** Pieces that patterns, parsers and cleaners may process repeatedly. */
const pieces = ['<p>', 'eyJ-', '{{', '%a', ' ', 'a.', '\\"', '{{today}}', '[']
/** Maximum characters of a query in Node. */
const mostQuery = 15_000

export const repeated = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length))
const joined = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join(',')

/** The worst bodies for any route. */
const general: readonly [string, string][] = [
  ['names without number', `{${joined(75_000, (n) => `"a${n}":1`)}}`],
  ['names that are just not too many', `{${joined(9_900, (n) => `"a${n}":"x"`)}}`],
  ['a long name', `{"${repeated('a', mostBytes)}":1}`],
  ['lists inside each other', `{"a":${repeated('[', mostBytes / 2)}${repeated(']', mostBytes / 2)}}`],
  ['objects without number', `[${repeated('{},', mostBytes)}{}]`],
]

/**
 * Requests for every route of the server; ids in addresses are 1.
 *
 * @param onePerShape Only for the first of the routes whose queries, or whose bodies, are alike but for their names.
 */
export function* worstRequests(app: FastifyInstance, { onePerShape = false } = {}): Generator<WorstRequest> {
  const { components, paths } = app.swagger() as unknown as Description
  const resolved = (schema: Schema | undefined): Schema =>
    schema?.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {})
  const seen = new Set<string>()
  let isTold = false
  for (const { method, path, url } of operationsOf(app)) {
    const described = paths[path]?.[method.toLowerCase()]
    const body = described?.requestBody?.content['application/json']?.schema
    const shape = method === 'GET' ? queryShape(path, described) : kindOf(body, resolved)
    if (onePerShape && seen.has(shape)) continue
    seen.add(shape)
    if (method === 'GET') {
      for (const [what, query] of queries) yield { method, url: `${url}?${query}`, payload: undefined, what }
      continue
    }
    // Most of those for any route are refused before it has seen them, and shapes take turns with the pieces of texts.
    const forAny = onePerShape && isTold ? general.slice(1, 2) : general
    isTold = true
    const some = pieces.filter((_, n) => !onePerShape || n % 3 === seen.size % 3)
    for (const [what, text] of [...forAny, ...bodiesFor(resolved(body), some, resolved)]) {
      yield { method, url, payload: Buffer.from(text), what }
    }
  }
}

/** The names that a query may have, the number of parts of the path that are read, without the names of properties. */
function queryShape(path: string, described: Described | undefined): string {
  const names = (described?.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name }) => /^\w+/.exec(name)?.[0])
  return `${path.split('{').length - 1} ${[...new Set(names)].sort().join()}`
}

/** What a value is read as, without the names of properties; patterns and formats have a test of their own. */
function kindOf(schema: Schema | undefined, resolved: (schema: Schema | undefined) => Schema): string {
  const { type = 'any', properties, items } = resolved(schema)
  if (properties) {
    const kinds = Object.values(properties).map((one) => kindOf(one, resolved))
    return `{${[...new Set(kinds)].sort().join()}}`
  }
  const types = [type].flat().filter((one) => one !== 'null')
  if (types.includes('array')) return `[${kindOf(items, resolved)}]`
  return types.join('|')
}

const queries: readonly [string, string][] = [
  ['a long search', `_filter[search]=${repeated('a%25', mostQuery)}`],
  ['many ids', `ids=${repeated('1,', mostQuery)}`],
  ['a list of filters', repeated('_filter[id][in][]=1&', mostQuery)],
  ['brackets', `${repeated('[', mostQuery)}=1`],
  ['parameters', joined(3_000, (n) => `a${n}`).replaceAll(',', '&')],
  ['columns', `_format=csv&_columns=${joined(3_000, (n) => `a${n}`)}`],
]

function* bodiesFor(
  schema: Schema,
  pieces: readonly string[],
  resolved: (schema: Schema) => Schema,
): Generator<[string, string]> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, resolved(one)] as const)
  if (properties.length === 0) return
  for (const size of [mostBytes, mostBytes / 5]) {
    for (const piece of pieces) {
      const share = Math.floor((size * 0.9) / properties.length)
      const parts = properties.map(([name, one]) => `"${name}":${worstValue(one, repeated(piece, share), resolved)}`)
      yield [`texts of ${piece}`, `{${parts.join(',')}}`]
    }
  }
  const items = joined(Math.floor(9_500 / properties.length), () => '{}')
  yield ['lists of objects', `{${properties.map(([name]) => `"${name}":[${items}]`).join(',')}}`]
  const [first] = properties
  yield ['one long list', `{"${first?.[0]}":[${joined(9_900, String)}]}`]
}

const languages = { nl: {}, en: {}, fr: {} }

/** @param text The characters between quotation marks. */
function worstValue(schema: Schema, text: string, resolved: (schema: Schema) => Schema): string {
  const types = [schema.type ?? []].flat()
  if (types.includes('object') || schema.properties) {
    const inner = Object.entries(schema.properties ?? languages)
    // An even number, so that no escape is split.
    const share = text.slice(0, 2 * Math.floor(text.length / inner.length / 2))
    return `{${inner.map(([name, one]) => `"${name}":${worstValue(resolved(one), share, resolved)}`).join(',')}}`
  }
  if (types.includes('array')) return `["${text}"]`
  return types.length === 0 || JSON.stringify(schema).includes('"string"') ? `"${text}"` : '1'
}
