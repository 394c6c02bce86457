/** Where hand-written behaviour joins the writes of an entity, inside their transaction. */
import type { Trx } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Body } from '#server/records/values/body.ts'

export type WriteContext = { trx: Trx; access: Access; now: number; requestId: string }
/** `before` and `after` are whole records in the form in which they are sent. */
export type WriteEvent = { action: 'create' | 'update' | 'delete'; id: number; before: Body | null; after: Body | null }

/** Whatever a hook throws undoes the write; throw a class of `server/errors.ts` to answer with a reason. */
export type Hooks = {
  /** Which writes whoever is behind the screen has to have shown lately who they are for, by what is sent. */
  confirm?: {
    create?(body: Body): boolean
    /** @param id As it stands in the path. */
    update?(body: Body, id: string): boolean | Promise<boolean>
  }
  /** Returns what is stored instead. The body was checked; what is returned is not checked again. */
  beforeCreate?(body: Body, context: WriteContext): Body | Promise<Body>
  beforeUpdate?(body: Body, before: Body, context: WriteContext): Body | Promise<Body>
  beforeDelete?(before: Body, context: WriteContext): void | Promise<void>
  afterWrite?(event: WriteEvent, context: WriteContext): void | Promise<void>
}
