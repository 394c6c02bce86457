/**
 * The ETag of a list: what was asked by whom, and the moment of the answer. While no table that the answer
 * was made of has a later log entry, whoever asks again has it already (304).
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Engine } from '#server/db/engine.ts'
import { isUnchanged } from '#server/positions/log.ts'
import { snapshotFrom } from '#server/positions/snapshot.ts'
import { areTracked } from '#server/positions/tracked.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, type Context } from './page.ts'
import { visibleProperties } from './rights.ts'
import { Params } from './sql.ts'
import { prepared } from './statement.ts'

export type Tag = { of(snapshot: string): string; isCurrent(ifNoneMatch: string | undefined): Promise<boolean> }

/** @returns undefined for a list that depends on tables without a log. */
export async function tagFor(query: ListQuery, context: Context): Promise<Tag | undefined> {
  const tables = tablesOf(query, context)
  if (!tables || !(await areTracked(context.engine, tables))) return undefined
  const asked = digest(query, context)
  return {
    of: (snapshot) => `W/"${asked}.${snapshot.replaceAll(',', '+')}"`,
    async isCurrent(ifNoneMatch) {
      const seen = new RegExp(`^W/"${asked}\\.(\\d+:\\d+:[\\d+]*)"$`).exec(ifNoneMatch ?? '')?.[1]
      return seen !== undefined && (await areUnchanged(tables, seen.replaceAll('+', ','), context))
    },
  }
}

/** The entity's own table and those of the relations that are embedded; link tables have no log. */
function tablesOf({ filters }: ListQuery, { entity, entities, access }: Context): string[] | undefined {
  const relations = visibleProperties(entity, access).flatMap(({ property: { relation } }) => relation ?? [])
  if (relations.some(({ many }) => many) || filters.some(({ property }) => property.relation?.many)) return undefined
  const targets = relations.flatMap(({ entity: target }) => entities.get(target)?.table ?? [])
  return [...new Set([entity.table, ...targets])]
}

/**
 * A snapshot says something in the database that it was taken from only: one that was emptied, restored or put in the
 * place of another counts its transactions anew. Either takes a new process.
 */
const marks = new WeakMap<Engine, string>()

function markOf(engine: Engine): string {
  const mark = marks.get(engine) ?? randomUUID()
  marks.set(engine, mark)
  return mark
}

/** The SQL and its values hold everything that matters: query, rights, rows, and the day where one is named. */
function digest(query: ListQuery, context: Context): string {
  const params = new Params()
  const sql = [condition(query, context, params), itemsOf(query, context, params), orderBy(query.order, 't')]
  const whole = JSON.stringify([
    markOf(context.engine),
    sql,
    params.values,
    query.offset,
    query.limit,
    context.access.locale,
  ])
  return createHash('sha256').update(whole).digest('base64url').slice(0, 22)
}

async function areUnchanged(tables: readonly string[], seen: string, { engine }: Context): Promise<boolean> {
  const params = new Params()
  let snapshot
  try {
    snapshot = snapshotFrom(seen)
  } catch {
    return false
  }
  const checks = tables.map((table) => isUnchanged(table, snapshot, params))
  const { rows } = await engine.query<{ unchanged: boolean }>(
    prepared(`select ${checks.join(' and ')} as unchanged`, params.values),
  )
  return rows[0]?.unchanged ?? false
}
