/** Where hand-written behaviour joins the writes of an entity, inside their transaction: hooks before one, listeners after it. */
import type { Entity } from '#schemas/entity.ts'
import type { EntityName, EntityTypes } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Body } from '#server/records/values/body.ts'

/** As an object type of its own, which can stand for a `Body`; an interface cannot. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] }
type Types<Name extends EntityName> = EntityTypes[Name]

/** A whole record as it is stored, relations by id. Values of all kinds, where no schema has the entity. */
export type StoredOf<Name extends string> = Name extends EntityName ? Plain<Types<Name>['stored']> : Body
/** What a record is made of: what is required, and perhaps more, properties that people may not fill in included. */
export type DraftOf<Name extends string> = Name extends EntityName
  ? Plain<Types<Name>['create'] & Partial<Omit<Types<Name>['stored'], 'id' | keyof Types<Name>['create']>>>
  : Body
/** The properties that are written, each with its new value. */
export type ChangesOf<Name extends string> = Name extends EntityName
  ? Plain<Partial<Omit<Types<Name>['stored'], 'id'>>>
  : Body

/** `now`: milliseconds since 1970. Whatever is written here on behalf of the same writer takes this as its `by`. */
export type WriteContext = Writer & { trx: Trx; now: number }

/** One write. `before` is null for a new record, `after` for one that is gone, both for what changed no record. */
export type WriteEvent<Name extends string = string> = {
  entity: Entity<Name>
  /** 'create', 'update', 'delete', or the name of an action. */
  action: string
  /** null: about the entity as a whole. */
  id: number | null
  before: StoredOf<Name> | null
  after: StoredOf<Name> | null
  by: Writer
}

/** What follows from a write, an action or a note of an entity, in its transaction; what it throws undoes the write. */
export type Listener<Name extends string = string> = {
  heard(event: WriteEvent<Name>, context: WriteContext): void | Promise<void>
}['heard']

/** What a record is checked for and completed by. What a hook throws undoes the write; throw a class of `server/errors.ts` to answer with a reason. */
export type Hooks<Name extends string = string> = {
  /** Which writes whoever is behind the screen has to have shown lately who they are for, by what is sent: not checked yet. */
  confirm?: {
    create?(body: Body): boolean
    /** @param id As it stands in the path. */
    update?(body: Body, id: string): boolean | Promise<boolean>
  }
  /** Returns what is stored instead. The body was checked; what is returned is not checked again. */
  beforeCreate?(body: DraftOf<Name>, context: WriteContext): DraftOf<Name> | Promise<DraftOf<Name>>
  beforeUpdate?(
    body: ChangesOf<Name>,
    before: StoredOf<Name>,
    context: WriteContext,
  ): ChangesOf<Name> | Promise<ChangesOf<Name>>
  beforeDelete?(before: StoredOf<Name>, context: WriteContext): void | Promise<void>
}
