/** Changes many items, or their files, in one transaction: what is refused is told, and leaves the others alone. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import { writerOf } from '#server/records/call.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'

const i = names('agenda_item', 'i')

export type Outcome = { done: number[]; refused: { id: number; errors: string[] }[] }
type Call = Pick<FastifyRequest, 'access' | 'id' | 'method' | 'routeOptions'>
type App = Pick<FastifyInstance, 'engine' | 'now' | 'records'>

/** @param values Validated. */
export async function updateMany(
  app: App,
  request: Call,
  trx: Trx,
  { entity, ids, values }: { entity: Entity; ids: readonly number[]; values: Body },
): Promise<Outcome> {
  const stamps = await stampsOf(ids, entity, trx)
  const targets = ids.map((id, place) => ({ place, id, stamp: stamps.get(id) ?? null }))
  const results = await app.records.many(trx, entity, { action: 'update', values }, targets, writerOf(request))
  return {
    done: results.flatMap(({ id, outcome }) => (outcome === 'refused' ? [] : [id])),
    refused: results.flatMap(({ id, outcome, errors }) => (outcome === 'refused' ? [{ id, errors: [...errors] }] : [])),
  }
}

/** The files of items, among those that the person sees. */
export async function filesOf(
  app: App,
  { access }: Call,
  trx: Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const params = new Params()
  const context = { entity: agendaItem, entities: entityByName, access, now: app.now() }
  const where = allOf([`${i.id} = any(${params.add(ids, 'bigint[]')})`, rowScope(context, params, 'i')])
  const { rows } = await trx.query<{ id: number; file: number }>({
    text: `select ${i.id}::int as id, ${i.file_id}::int as file from agenda_item i where ${where}`,
    values: params.values,
  })
  return new Map(rows.map(({ id, file }) => [id, file]))
}

/** Outcome for items, from the outcome for their files; hidden items are left alone. */
export function byFile(
  ids: readonly number[],
  files: ReadonlyMap<number, number>,
  refusedFiles: Outcome['refused'],
  { access }: Call,
): Outcome {
  const reasons = new Map(refusedFiles.map(({ id, errors }) => [id, errors]))
  const refused = ids.flatMap((id) => {
    const file = files.get(id)
    if (file === undefined) return [{ id, errors: [say(access.locale, { key: 'error.notFound' })] }]
    const errors = reasons.get(file)
    return errors ? [{ id, errors }] : []
  })
  const not = new Set(refused.map(({ id }) => id))
  return { done: ids.filter((id) => !not.has(id)), refused }
}
