/** What the generated pages of an entity depend on, read from its facts and its schema; and few entities that have all of it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { routes } from '#resources/generated/routes.ts'
import type { Entity } from '#schemas/entity.ts'
import { entities } from '#schemas/generated/entities.ts'
import { coverOf } from '#tests/support/cover.ts'
import { listedByHand } from '#tests/support/product.ts'

type Keys = Readonly<Record<string, unknown>>
type Schema = Keys & { properties?: Readonly<Record<string, Keys & { 'x-ui'?: { widget?: string } }>> }

/** Keys that decide about the table and about what the server says, and leave pages as they are. */
const unseen =
  /^(own )?x-store\.(column|computed|index|indexes|table|wholeIn|searchKept|searchThrough|searchValues|searchWith|filterThrough)$|^x-relation\.onDelete$/

/** Type, format and widget of each property, and the keys of its schema that a page may show. */
export function featuresOf(entity: Entity): Set<string> {
  const schema = JSON.parse(readFileSync(`schemas/${entity.name}.schema.json`, 'utf8')) as Schema
  const parts = entity.properties.map(({ name, type, format = '', relation }) => {
    const widget = schema.properties?.[name]?.['x-ui']?.widget ?? ''
    return `${type} ${relation?.many ? 'many' : ''} ${format} ${widget}`
  })
  const keys = Object.values(schema.properties ?? {}).flatMap((property) => keysOf(property))
  const own = keysOf(schema).map((key) => `own ${key}`)
  return new Set([...parts, ...keys, ...own].filter((feature) => !unseen.test(feature)))
}

/** Entities whose list is a generated table. */
export const generated = entities.filter(({ name }) => !listedByHand.includes(name))

/** Those that together have every feature. */
export const cover: readonly Entity[] = coverOf(generated, featuresOf).map(({ thing }) => thing)

/** The tests of pages, but for those that open the pages of all entities. */
const texts = globSync('tests/**/*.test.tsx')
  .filter((file) => !/(screens|pages)(\.long)?\.test/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

/** Others that replace or extend a generated page, which no test of pages opens by its address. */
export const unopened: readonly Entity[] = generated.filter(
  (entity) => !cover.includes(entity) && existsSync(`resources/${entity.plural}/index.ts`) && !isOpened(entity),
)

/** '/customer/1' and '/customer?add' are pages of the entity whose list is '/customer', '/customer-data' is none. */
function isOpened({ name }: Entity): boolean {
  const paths = Object.values(routes[name] ?? {}).map((path) => path.replace(/\/?\{id\}.*/, ''))
  const starts = paths.flatMap((path) => [`'${path}`, `"${path}`, `\`${path}`])
  return texts.some((text) =>
    starts.some((start) => text.split(start).some((rest, place) => place > 0 && /^['"`/?$#]/.test(rest))),
  )
}

/** 'x-access.mask', and 'x-lifecycle' as a whole. */
function keysOf(schema: Keys): string[] {
  const ours = Object.entries(schema).filter(([key]) => key.startsWith('x-'))
  return ours.flatMap(([key, value]) =>
    key === 'x-lifecycle' || typeof value !== 'object' || value === null || Array.isArray(value)
      ? [key]
      : Object.keys(value).map((name) => `${key}.${name}`),
  )
}
