/** A subject of the office: what it adds by hand to what its schemas give. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { EntityName } from '#schemas/generated/entities.ts'
import type { Hooks, Listener } from './hooks.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import type { Calendars } from './lifecycle/due.ts'
import type { LifecycleEffects } from './lifecycle/effects.ts'

export type Subject = {
  /** Behaviour that joins the writes of an entity, by its name: a name that no schema has does not compile. */
  hooks?: { readonly [Name in EntityName]?: (app: FastifyInstance) => Hooks<Name> }
  /** What follows from writes of an entity, its own or another subject's: one audit row, one call. */
  listens?: { readonly [Name in EntityName]?: readonly ((app: FastifyInstance) => Listener<Name>)[] }
  /** Effects of the actions of an entity's lifecycle. */
  lifecycles?: LifecycleEffects
  /** How terms are counted that are due in something else than plain days. */
  calendars?: Calendars
  /** Calls that no schema gives. */
  routes?: readonly FastifyPluginAsync[]
  /** Work that is done later, or again and again. */
  jobs?: readonly AnyJob[]
}

/** @returns What it is given, with the names of its lifecycles; it is there for the type checker. */
export const subject = <const Given extends Subject>(given: Given): Given => given
