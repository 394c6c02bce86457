/**
 * The one way to write records, for routes and for the program itself: checks, hooks, one audit row, one event. Each call joins
 * the transaction that it is given, so several are stored together or not at all.
 */
import type { FastifyInstance } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Changes, Named } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Entities } from '#server/sql/projection.ts'
import type { Behaviour } from './behaviour.ts'
import { recordNote, writerIn, type Within } from './event.ts'
import type { ChangesOf, DraftOf, Hooks, StoredOf, WriteContext } from './hooks.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Lifecycles } from '#schemas/generated/lifecycles.ts'
import { decideAction, type TakeOptions } from './lifecycle/decide.ts'
import type { Calendars } from './lifecycle/due.ts'
import { reorder } from './position.ts'
import { createRecord, deleteRecord, takeAction, updateRecord, type Expected } from './write.ts'

/** What moves a record from one state to the next. A state is read-only in the schema, and this is how it changes. */
export type Action<Name extends string = string> = {
  /** As the audit names it. */
  name: string
  /**
   * Says what changes, read-only properties too; the record stays locked meanwhile.
   *
   * @throws A class of `server/errors.ts` when the action cannot be taken now; nothing is changed then.
   */
  decide(before: StoredOf<Name>, context: WriteContext): ChangesOf<Name> | Promise<ChangesOf<Name>>
}
/** What was done without a change of the record, as the audit names it. `at`: when, if not by the clock of the database. */
export type Note = { name: string; changes?: Changes; at?: number }

type Id = number | string

/** `by` is who writes: of a request `writerOf(request)`, in a hook its context, of the program `system('…')`. */
export type Records = {
  /** @param body Checked (`checkBody`) where it comes from outside. @throws {FieldErrors | Refused} */
  create<Name extends string>(trx: Trx, entity: Entity<Name>, body: DraftOf<Name>, by: Writer): Promise<StoredOf<Name>>
  /**
   * Writes what differs; nothing at all when nothing does.
   *
   * @param expected What a request says of the record; absent where the program itself writes.
   * @throws {NotFound} If there is none, or it is not this writer's to see. @throws {Outdated} If it is not as expected.
   */
  update<Name extends string>(
    trx: Trx,
    entity: Entity<Name>,
    id: Id,
    changes: ChangesOf<Name>,
    by: Writer,
    expected?: Expected,
  ): Promise<StoredOf<Name>>
  /** @throws {InUse} If other records point at it; the transaction is spent then. */
  delete(trx: Trx, entity: Entity, id: Id, by: Writer): Promise<void>
  act<Name extends string>(
    trx: Trx,
    entity: Entity<Name>,
    id: Id,
    action: Action<Name>,
    by: Writer,
  ): Promise<StoredOf<Name>>
  /**
   * Takes an action of the entity's lifecycle: state, right, people who may not, conditions and guards are checked under a lock.
   *
   * @param given What was filled in, checked where it comes from outside.
   * @throws {NotAllowed | Refused | FieldErrors} With the reason why it cannot be taken now.
   */
  take<Name extends keyof Lifecycles, Taken extends Lifecycles[Name]['action']>(
    trx: Trx,
    entity: Entity<Name>,
    id: Id,
    action: Taken,
    given: Lifecycles[Name]['bodies'][Taken & keyof Lifecycles[Name]['bodies']],
    by: Writer,
    options?: TakeOptions,
  ): Promise<StoredOf<Name>>
  /**
   * One row in the audit and one event, for what changed no record.
   *
   * @param of The entity, or what else the audit names (`{ name: 'setting', properties: [] }`), which has no event.
   * @param id null: about it as a whole.
   */
  note(trx: Trx, of: Named, id: number | null, note: Note, by: Writer): Promise<void>
  /** Puts records one after the other on the places that they hold together. @throws {NotFound} */
  reorder(trx: Trx, entity: Entity, ids: readonly number[], by: Writer): Promise<void>
  hooksOf(entity: Entity): Hooks
  /** Of the subjects, for terms that are not counted in plain days. */
  readonly calendars: Calendars
  /** The same with these entities instead of those of the schemas, and perhaps with hooks of theirs. */
  among(entities: Entities, behaviour?: Behaviour): Records
}

/** The same for any entity. */
export type Untyped = Omit<Records, 'create' | 'update' | 'act' | 'take'> & {
  create(trx: Trx, entity: Entity, body: Body, by: Writer): Promise<Body>
  update(trx: Trx, entity: Entity, id: Id, changes: Body, by: Writer, expected?: Expected): Promise<Body>
  act(trx: Trx, entity: Entity, id: Id, action: Action, by: Writer): Promise<Body>
  take(trx: Trx, entity: Entity, id: Id, action: string, given: Body, by: Writer, options?: TakeOptions): Promise<Body>
}

/** For what is driven by facts and knows no entity by name. */
export const untyped = (records: Records): Untyped => records as Untyped

/** @param entities All that there are, for relations. */
export function createRecords(
  app: Pick<FastifyInstance, 'engine' | 'now'>,
  behaviour: Behaviour,
  entities: Entities = entityByName,
): Records {
  const around = (trx: Trx, by: Writer): Omit<Within, 'entity'> => ({
    ...writerIn(by),
    ...{ engine: app.engine, entities, now: app.now(), trx, behaviour },
  })
  const within = (trx: Trx, entity: Entity, by: Writer): Within => ({ ...around(trx, by), entity })
  const writes: Untyped = {
    create: (trx, entity, body, by) => createRecord(body, within(trx, entity, by)),
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
    hooksOf: ({ name }) => behaviour.hooksOf(name),
    get calendars() {
      return behaviour.calendars
    },
    among: (others, theirs = behaviour) => createRecords(app, theirs, others),
  }
  // Typed by the schemas from here on: what is written was checked, what is read back came from the table.
  return writes as Records
}
