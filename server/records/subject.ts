/** A subject of the office: what is written by hand beside what its schemas generate. */
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { EntityName } from '#schemas/generated/entities.ts'
import type { OwnDeed } from './ownDeed.ts'
import type { Hooks, Listener, Calendars } from './hooks.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import type { LifecycleEffects } from './lifecycle/effects.ts'

/** A form that fills in more than one record. */
export type DraftForm = {
  right: RoleExpression
  /** Beside the properties of its entity: one record or rows of another entity, or the names of plain values. */
  parts: Readonly<Record<string, Entity | readonly string[]>>
}

export type Subject = {
  /** Behaviour that joins the writes of an entity, by its name: a name that no schema has does not compile. */
  hooks?: { readonly [Name in EntityName]?: (app: FastifyInstance) => Hooks<Name> }
  /** Listeners to writes of an entity, its own or another subject's: one audit row, one call. */
  listens?: { readonly [Name in EntityName]?: readonly ((app: FastifyInstance) => Listener<Name>)[] }
  /** Effects of the actions of lifecycles. */
  lifecycles?: LifecycleEffects
  /** Deeds that can be done to many records at once, beside changes, deletions and actions. */
  deeds?: { readonly [Name in EntityName]?: (app: FastifyInstance) => readonly OwnDeed[] }
  /** Calendars for terms that are not counted in plain days. */
  calendars?: Calendars
  /** Routes that no schema generates. */
  routes?: readonly FastifyPluginAsync[]
  /** Forms for new records that are written by hand, by entity: what of them may wait in a draft. */
  forms?: { readonly [Name in EntityName]?: DraftForm }
  /** Kinds of jobs. */
  jobs?: readonly AnyJob[]
  /** Page of the one record that a searched text names exactly, as far as the asker may see it. */
  opens?: Opens
}

export type Opens = (app: FastifyInstance, request: FastifyRequest, text: string) => Promise<string | undefined>

/** @returns Its argument, with the literal names of its lifecycles; the call exists for the type checker. */
export const subject = <const Given extends Subject>(given: Given): Given => given
