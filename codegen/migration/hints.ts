/** `renamedFrom` in the schemas, and what can be wrong with it: only the snapshot knows which names there were. */
import type { Model } from '#codegen/model.ts'
import { type RenameHint, hasProperty } from './match.ts'
import { type Refusal, schemaFile } from './refusal.ts'
import type { Table } from './table.ts'

export function hintsOf({ entities }: Model): RenameHint[] {
  return entities.flatMap(({ facts: { name: entity }, renamedFrom, properties }) => [
    ...(renamedFrom ? [{ entity, from: renamedFrom }] : []),
    ...properties.flatMap((one) =>
      one.renamedFrom ? [{ entity, property: one.facts.name, from: one.renamedFrom }] : [],
    ),
  ])
}

/** Returns a refusal per hint that names what never was, or what another one has claimed. */
export function wrongHints(before: readonly Table[], hints: readonly RenameHint[]): Refusal[] {
  return hints.flatMap((hint, index) => {
    const entityWas = hints.find((one) => one.entity === hint.entity && one.property === undefined)?.from
    const known = before.filter(({ entity }) => entity === hint.entity)
    const tables = known.length ? known : before.filter(({ entity }) => entity === entityWas)
    const isHistory = hint.property ? tables.some((table) => hasProperty(table, hint.property ?? '')) : known.length > 0
    if (isHistory) return []
    const names = hint.property
      ? tables.flatMap(({ property, columns }) => [property, ...columns.map((column) => column.property)])
      : before.map(({ entity }) => entity)
    const first = hints.findIndex(
      (one) => one.from === hint.from && one.entity === hint.entity && !one.property === !hint.property,
    )
    if (names.includes(hint.from) && (first === index || !hint.property)) return []
    return [refusal(hint, names.includes(hint.from) ? `already became "${hints[first]?.property}"` : 'never was')]
  })
}

function refusal({ entity, property, from }: RenameHint, why: string): Refusal {
  const place = property ? `${entity}.${property}` : entity
  const what = property ? `a property "${from}" of ${entity}` : `an entity "${from}"`
  return {
    place,
    file: schemaFile(entity),
    message: `${place}: renamedFrom "${from}", but ${what} ${why}. Mend the name, or take "renamedFrom" out to make a new one.`,
  }
}
