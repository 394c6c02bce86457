/**
 * The only way to write records, for routes and for the program itself: checks, hooks, one audit row, one
 * event. Each call joins the given transaction, so several writes succeed or fail together.
 */
import type { FastifyInstance } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Entities } from '#server/sql/projection.ts'
import type { Behaviour } from './behaviour.ts'
import { writerIn, type Within } from './within.ts'
import { recordNote } from './event.ts'
import type { Records, Untyped } from './contract.ts'
import { decideAction } from './lifecycle/decide.ts'
import { newPace } from './bulk/chunkSize.ts'
import { writeMany } from './bulk/writeMany.ts'
import { planRows } from './bulk/planRows.ts'
import { writeRows } from './bulk/writeRows.ts'
import { reorder } from './position.ts'
import { createAll, createRecord, deleteRecord, takeAction, updateRecord } from './write.ts'

/** @param entities All entities, for relations. */
export function createRecords(
  app: Pick<FastifyInstance, 'engine' | 'now'>,
  behaviour: Behaviour,
  entities: Entities = entityByName,
): Records {
  const around = (trx: Trx, by: Writer): Omit<Within, 'entity'> => ({
    ...writerIn(by),
    engine: app.engine,
    entities,
    now: app.now(),
    trx,
    behaviour,
  })
  const within = (trx: Trx, entity: Entity, by: Writer): Within => ({ ...around(trx, by), entity })
  const writes: Untyped = {
    create: (trx, entity, body, by) => createRecord(body, within(trx, entity, by)),
    createAll: (trx, entity, bodies, by, numbered) => createAll(bodies, within(trx, entity, by), numbered),
    update: (trx, entity, id, changes, by, expected) =>
      updateRecord(String(id), changes, within(trx, entity, by), expected),
    delete: (trx, entity, id, by) => deleteRecord(String(id), within(trx, entity, by)),
    act: (trx, entity, id, action, by) => takeAction(String(id), action, within(trx, entity, by)),
    take: (trx, entity, id, name, body, by, options) => {
      const context = within(trx, entity, by)
      const effects = behaviour.effectsOf(entity.name)
      const decide = decideAction({ context, name, body, effects, ...options })
      return takeAction(String(id), { name, decide }, context)
    },
    note: (trx, of, id, { name, changes = {}, ...rest }, by) =>
      recordNote({ action: name, id, changes, ...rest }, of, around(trx, by)),
    reorder: (trx, entity, ids, by) => reorder(ids, within(trx, entity, by)),
    many: (trx, entity, deed, targets, by, pace) => writeMany(deed, targets, within(trx, entity, by), pace),
    rows: (trx, entity, rows, properties, by, pace) => writeRows(rows, properties, within(trx, entity, by), pace),
    planRows: (trx, entity, rows, properties, by, pace = newPace()) =>
      planRows(rows, properties, within(trx, entity, by), pace),
    hooksOf: ({ name }) => behaviour.hooksOf(name),
    deedsOf: ({ name }) => behaviour.deeds.of(name),
    get calendars() {
      return behaviour.calendars
    },
    among: (others, theirs = behaviour) => createRecords(app, theirs, others),
  }
  // Typed by the schemas from here on: bodies are validated, and stored records come from the table.
  return writes as Records
}
