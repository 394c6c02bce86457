/** Changes that a line of the audit holds, as the record itself would show them: relations as objects, by what this person may see. */
import type { Property } from '#schemas/entity.ts'
import { maskedText } from '#server/sql/mask.ts'
import type { Context } from '#server/lists/page.ts'
import { embeddedRecord } from '#server/sql/projection.ts'
import type { Visible } from '#server/sql/rights.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Reader } from '#server/records/loggedRead.ts'

export type Change = { property: string; from: unknown; to: unknown }
export type Changed = { changes: Readonly<Record<string, { from?: unknown; to?: unknown }>> }

export function changesIn({ changes }: Changed, shown: readonly Visible[], targets: Targets): Change[] {
  return shown.flatMap(({ property, masked }) => {
    const change = Object.hasOwn(changes, property.name) ? changes[property.name] : undefined
    if (!change) return []
    const show = (value: unknown) => {
      if (masked) return maskedText(value)
      return property.relation ? embedded(value, targets.get(property.name)) : (value ?? null)
    }
    return [{ property: property.name, from: show(change.from), to: show(change.to) }]
  })
}

/** Per property, the related records by id. */
export type Targets = ReadonlyMap<string, ReadonlyMap<number, unknown>>

/** A relation value with its target embedded; a deleted target is shown as its id. */
function embedded(value: unknown, known: ReadonlyMap<number, unknown> | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => embedded(one, known))
  return typeof value === 'number' ? (known?.get(value) ?? { id: value }) : null
}

/** The records that the rows' relations point at, with what relations embed of them. */
export async function targetsIn(
  lines: readonly Changed[],
  shown: readonly Visible[],
  context: Context,
  reader: Reader,
): Promise<Targets> {
  const targetsByProperty = new Map<string, Map<number, unknown>>()
  for (const { property, masked } of shown) {
    const target = property.relation && context.entities.get(property.relation.entity)
    const ids = target && !masked ? idsIn(lines, property) : []
    if (!target || ids.length === 0) continue
    const params = new Params()
    const record = embeddedRecord(
      target,
      property.relation?.embed ?? [],
      { alias: 'm', id: 'm.id' },
      { ...context, params },
    )
    const where = `m.id = any(${params.add(ids, 'bigint[]')})`
    const text = `select m.id, ${record} as record from ${quote(target.table)} m where ${where}`
    const { rows } = await reader.query<{ id: number; record: unknown }>(prepared(text, params.values))
    targetsByProperty.set(property.name, new Map(rows.map((row) => [row.id, row.record])))
  }
  return targetsByProperty
}

function idsIn(lines: readonly Changed[], { name }: Property): number[] {
  const values = lines.flatMap(({ changes }) => (Object.hasOwn(changes, name) ? [changes[name]] : []))
  const ids = values.flatMap((change) => [change?.from, change?.to].flat())
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))]
}
