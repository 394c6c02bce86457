/**
 * Types of hand-written behaviour that takes part in the writes of an entity, inside their transaction: hooks
 * before a write, listeners after it.
 */
import type { Entity } from '#schemas/entity.ts'
import type { EntityName, EntityTypes } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Context } from '#server/lists/page.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { CalendarName } from '#schemas/lifecycle.ts'

/** An object type instead of an interface, because only that is assignable to `Body`. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] }
type Types<Name extends EntityName> = EntityTypes[Name]

/** A whole stored record, relations by id. Without a schema, values of any kind. */
export type StoredOf<Name extends string> = Name extends EntityName ? Plain<Types<Name>['stored']> : Body
/** A new record: the required properties, and optionally others, read-only ones included. */
export type DraftOf<Name extends string> = Name extends EntityName
  ? Plain<Types<Name>['create'] & Partial<Omit<Types<Name>['stored'], 'id' | keyof Types<Name>['create']>>>
  : Body
/** The properties to write, each with its new value. */
export type ChangesOf<Name extends string> = Name extends EntityName
  ? Plain<Partial<Omit<Types<Name>['stored'], 'id'>>>
  : Body

/** `now`: milliseconds since 1970. Pass the context as `by` to writes made on behalf of the same author. */
export type WriteContext = Writer & { trx: Trx; now: number }

/** A write. `before` is null for a new record, `after` for a deleted one, both when no record changed. */
export type WriteEvent<Name extends string = string> = {
  entity: Entity<Name>
  /** 'create', 'update', 'delete', or the name of an action. */
  action: string
  /** null: the entity as a whole. */
  id: number | null
  before: StoredOf<Name> | null
  after: StoredOf<Name> | null
  by: Writer
}

/** Reacts to a write, an action or a note of an entity, in its transaction; throwing undoes the write. */
export type Listener<Name extends string = string> = {
  heard(event: WriteEvent<Name>, context: WriteContext): void | Promise<void>
}['heard']

/**
 * Checks and completes a record before it is written. Throwing in a hook undoes the write; throw a class of
 * `server/errors.ts` to answer with a reason.
 */
export type Hooks<Name extends string = string> = {
  /** Writes that require a recently confirmed identity, decided by the unvalidated body. */
  confirm?: {
    create?(body: Body): boolean
    /** @param id Id in the path. */
    update?(body: Body, id: string): boolean | Promise<boolean>
  }
  /**
   * What calls of the subject answer of a record besides its properties. Sent back with the record it has to be what
   * they would answer now.
   */
  beside?: { names: readonly string[]; of(record: Body, asked: Context): Promise<Body> }
  /**
   * Locks what other writes lock before this record, so that two of them wait for each other instead of for ever:
   * called before the record is locked for a change, an action or its deletion.
   */
  lockBefore?(id: number, trx: Trx): Promise<void>
  /** Returns what is stored instead of the validated body, without another check. */
  beforeCreate?(body: DraftOf<Name>, context: WriteContext): DraftOf<Name> | Promise<DraftOf<Name>>
  beforeUpdate?(
    body: ChangesOf<Name>,
    before: StoredOf<Name>,
    context: WriteContext,
  ): ChangesOf<Name> | Promise<ChangesOf<Name>>
  beforeDelete?(before: StoredOf<Name>, context: WriteContext): void | Promise<void>
}

/** `by` for whatever is written meanwhile, the transaction, and the name of the action. */
export type EffectContext = WriteContext & {
  action: string
  /** For actions with `tells`: passes the value to the caller, without storing it. */
  tell(value: string): void
}

export type UntypedEffect = {
  take(record: Body, given: Body, within: EffectContext): Body | void | Promise<Body | void>
}['take']

/** Days off between two days, for terms that are counted in working days. */
export type Calendar = (trx: Trx, from: string, until: string) => Promise<Holidays>

export type Calendars = { readonly [Name in CalendarName]?: Calendar }
