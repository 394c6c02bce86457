/** Questions to `app.records` and their answers; `records.ts` answers them. */
import type { Entity } from '#schemas/entity.ts'
import type { Lifecycles } from '#schemas/generated/lifecycles.ts'
import type { Trx } from '#server/db/engine.ts'
import type { AppError } from '#server/errors.ts'
import type { Changes, Named } from '#server/foundation/audit.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Entities } from '#server/sql/projection.ts'
import type { Behaviour } from './behaviour.ts'
import type { Calendars, ChangesOf, DraftOf, Hooks, StoredOf, WriteContext } from './hooks.ts'
import type { OwnDeed } from './ownDeed.ts'

/** Claims of a request about the record that it changes. */
export type Expected = {
  /** The version that was read. */
  version: number | undefined
  /** Values of properties that this person may not write; they must equal the stored ones. */
  standing?: Body
}
/** Adds to records that have their numbers what follows from these; in the same order. */
export type Numbered = (drafts: readonly Body[]) => Promise<readonly Body[]>

/** Whether the record still meets the reason for which the program takes the action. */
export type Still = (record: Body) => boolean

export type TakeOptions = {
  /** A condition that the record must still meet, where time has passed since it was read. */
  still?: Still
  /** Receives the value of an action with `tells`. */
  tell?: (value: string) => void
}

/** `action`: 'update', 'delete', or an action of the lifecycle. `values`: validated. */
export type Deed = { action: string; values: Body }

/** A record as it was chosen. `stamp`: its version then (`stamp.ts`); null: it was not to be seen. */
export type Target = { place: number; id: number; stamp: number | null }

/** `stamp`: its version after the run; null when it is gone. `changes`: without what the server fills in. */
export type Result = {
  place: number
  id: number
  outcome: 'changed' | 'same' | 'refused'
  title: string | null
  changes: Changes
  errors: readonly string[]
  stamp: number | null
}

/**
 * `id`: the record that the row updates, as it was when it had this `stamp`; null: a new one. `bodyOf` returns the
 * checked body, for a stored record or a new one, or throws a refusal.
 */
export type RowWrite = { place: number; id: number | null; stamp: number | null; bodyOf(before: Body | null): Body }
export type RowResult = Omit<Result, 'id' | 'errors'> & { id: number | null; isNew: boolean; refusal?: AppError }

/** Remembered from chunk to chunk of a run. */
export type Pace = {
  /** Hooks or listeners ask the database, so each record is written by itself. */
  alone: boolean
  /** Records of the next chunk. */
  size: number
}

/** Moves a record from one state to the next. A state is read-only in the schema; it changes only this way. */
export type Action<Name extends string = string> = {
  /** Name in the audit. */
  name: string
  /**
   * Returns the changes, read-only properties included; the record stays locked meanwhile.
   *
   * @throws A class of `server/errors.ts` when the action is impossible now; nothing is changed.
   */
  decide(before: StoredOf<Name>, context: WriteContext): ChangesOf<Name> | Promise<ChangesOf<Name>>
}
/** An audit entry without a change of a record. `at`: its time, if not the database's clock. */
export type Note = { name: string; changes?: Changes; at?: number }

type Id = number | string

/** `by` is the author: `writerOf(request)` in a request, the context in a hook, `system('…')` for the program. */
export type Records = {
  /** @param body Validated (`checkBody`) where it comes from outside. @throws {FieldErrors | Refused} */
  create<Name extends string>(trx: Trx, entity: Entity<Name>, body: DraftOf<Name>, by: Writer): Promise<StoredOf<Name>>
  /**
   * Creates many records at once for the program, which has checked them and done what their hooks do: without hooks
   * and links, each with its number, its audit and its listeners.
   *
   * @param numbered Adds what follows from the numbers. @returns What is stored, in the same order.
   */
  createAll<Name extends string>(
    trx: Trx,
    entity: Entity<Name>,
    bodies: readonly DraftOf<Name>[],
    by: Writer,
    numbered?: Numbered,
  ): Promise<StoredOf<Name>[]>
  /**
   * Writes the differences; nothing at all when there are none.
   *
   * @param expected What a request claims about the stored record; absent where the program itself writes.
   * @throws {NotFound} If it does not exist or is hidden from this author. @throws {Outdated} If the record
   * differs from `expected`.
   */
  update<Name extends string>(
    trx: Trx,
    entity: Entity<Name>,
    id: Id,
    changes: ChangesOf<Name>,
    by: Writer,
    expected?: Expected,
  ): Promise<StoredOf<Name>>
  /** @throws {InUse} If other records point at it; the transaction is aborted then. */
  delete(trx: Trx, entity: Entity, id: Id, by: Writer): Promise<void>
  act<Name extends string>(
    trx: Trx,
    entity: Entity<Name>,
    id: Id,
    action: Action<Name>,
    by: Writer,
  ): Promise<StoredOf<Name>>
  /**
   * Takes an action of the entity's lifecycle: checks state, right, excluded people, conditions and guards
   * while the record is locked.
   *
   * @param given Filled-in values, validated where they come from outside.
   * @throws {NotAllowed | Refused | FieldErrors} With the reason why it is impossible now.
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
   * Writes one audit row and one event for something that changed no record.
   *
   * @param of The entity, or another name for the audit (`{ name: 'setting', properties: [] }`), which gets no
   * event.
   * @param id null: the entity as a whole.
   */
  note(trx: Trx, of: Named, id: number | null, note: Note, by: Writer): Promise<void>
  /** Puts records in this order on the positions that they hold together. @throws {NotFound} */
  reorder(trx: Trx, entity: Entity, ids: readonly number[], by: Writer): Promise<void>
  /**
   * Writes many records as single writes in this order would: what is refused is told, and leaves the others
   * alone. @param pace Remembered from chunk to chunk.
   */
  many(trx: Trx, entity: Entity, deed: Deed, targets: readonly Target[], by: Writer, pace?: Pace): Promise<Result[]>
  /** Writes rows of a file, each as a single create or update would. @param properties Names of those that they have. */
  rows(
    trx: Trx,
    entity: Entity,
    rows: readonly RowWrite[],
    properties: readonly string[],
    by: Writer,
    pace?: Pace,
  ): Promise<RowResult[]>
  /** Tells what `rows` would do, for a transaction that is rolled back. */
  planRows: Records['rows']
  hooksOf(entity: Entity): Hooks
  /** Deeds of subjects for many of its records. */
  deedsOf(entity: Entity): readonly OwnDeed[]
  /** Calendars of the subjects, for terms that are not counted in plain days. */
  readonly calendars: Calendars
  /** The same with these entities instead of those of the schemas, and optionally their behaviour. */
  among(entities: Entities, behaviour?: Behaviour): Records
}

/** The same for any entity, untyped. */
export type Untyped = Omit<Records, 'create' | 'createAll' | 'update' | 'act' | 'take'> & {
  create(trx: Trx, entity: Entity, body: Body, by: Writer): Promise<Body>
  createAll(trx: Trx, entity: Entity, bodies: readonly Body[], by: Writer, numbered?: Numbered): Promise<Body[]>
  update(trx: Trx, entity: Entity, id: Id, changes: Body, by: Writer, expected?: Expected): Promise<Body>
  act(trx: Trx, entity: Entity, id: Id, action: Action, by: Writer): Promise<Body>
  take(trx: Trx, entity: Entity, id: Id, action: string, given: Body, by: Writer, options?: TakeOptions): Promise<Body>
}

/** For generic code that knows no entity by name. */
export const untyped = (records: Records): Untyped => records as Untyped
