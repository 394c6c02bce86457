/**
 * The ETag of a list: a digest of the question and its asker, and the snapshot of the answer. While no table
 * behind the answer has a later log entry, asking again is answered with 304.
 *
 * The snapshot contains transaction numbers, which tell how busy the whole office is, so it is sealed. Someone
 * who sees only some of the rows could learn from it that other rows changed: their ETag is a digest of the
 * answer itself.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Engine } from '#server/db/engine.ts'
import { isNarrowed } from '#server/sql/within.ts'
import { everyFilter } from '#server/lists/filters/filters.ts'
import { isUnchanged } from '#server/lists/positions/log.ts'
import { snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { areTracked } from './positions/trackedTables.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, type Context } from './page.ts'
import type { Question } from './question.ts'
import { seal, unseal } from '#server/foundation/seal.ts'
import { visibleProperties, visibleRows } from '#server/sql/rights.ts'
import { Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

export type Tag = { of(snapshot: string): string; isCurrent(ifNoneMatch: string | undefined): Promise<boolean> }

/** @returns undefined for a list that depends on tables without a log, or on rows that this person may not see. */
export async function tagFor(question: Question): Promise<Tag | undefined> {
  const { query, context } = question
  const tables = seesAll(context) ? tablesOf(query, context) : undefined
  if (!tables || !(await areTracked(context.engine, tables))) return undefined
  const questionDigest = digest(question)
  return {
    of: (snapshot) => `W/"${questionDigest}.${sealMoment(snapshot)}"`,
    async isCurrent(ifNoneMatch) {
      const sealed = new RegExp(`^W/"${questionDigest}\\.([\\w-]+)"$`).exec(ifNoneMatch ?? '')?.[1]
      const seen = sealed && unseal(key, 0, sealed)?.trimEnd()
      return !!seen && (await areUnchanged(tables, seen, context))
    },
  }
}

/** The ETag of an answer to somebody who sees only some of the rows: it saves sending the answer, not finding it. */
export const tagOfAnswer = (body: string, context: Context): string | undefined =>
  seesAll(context) ? undefined : `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the person sees all rows of the entity and of the entities that it embeds. */
function seesAll({ entity, entities, access }: Context): boolean {
  const embedded = entity.properties.flatMap(({ relation }) => entities.get(relation?.entity ?? '') ?? [])
  return [entity, ...embedded].every(
    (one) => !access.may(one.access.read) || (visibleRows(one, access) === true && !isNarrowed(one, access)),
  )
}

/** Key of this process; a snapshot is meaningless to any other process anyway. */
const key = randomBytes(32)

/** Padded, because the length would tell how many transactions were running. */
const sealMoment = (snapshot: string): string => seal(key, 0, snapshot.padEnd(64 * Math.ceil(snapshot.length / 64)))

/**
 * The entity's own table and those of the embedded relations; undefined where a link table is involved, which
 * has no log.
 */
function tablesOf(query: ListQuery, { entity, entities, access }: Context): string[] | undefined {
  const relations = visibleProperties(entity, access).flatMap(({ property: { relation } }) => relation ?? [])
  if (
    relations.some(({ many }) => many) ||
    everyFilter(query).some(({ property }) => property.relation?.many || property.through)
  )
    return undefined
  const targets = relations.flatMap(({ entity: target }) => entities.get(target)?.table ?? [])
  return [...new Set([entity.table, ...targets])]
}

/** A mark per engine, so that after a change of database no old snapshot is believed. */
const marks = new WeakMap<Engine, string>()

function markOf(engine: Engine): string {
  const mark = marks.get(engine) ?? randomUUID()
  marks.set(engine, mark)
  return mark
}

/**
 * Digest of the SQL and its values, which contain everything that matters: query, rights, rows, and the day if
 * one is named.
 */
function digest(question: Question): string {
  const { query, context, condition, order } = question
  const params = question.params()
  const sql = [condition, itemsOf(query, context, params), order]
  const whole = JSON.stringify([
    markOf(context.engine),
    sql,
    params.values,
    query.offset,
    query.limit,
    query.totals?.map(({ name }) => name),
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
