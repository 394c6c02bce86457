/** A subject of the office: what it adds by hand to what its schemas give. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { EntityName } from '#schemas/generated/entities.ts'
import type { Hooks } from './hooks.ts'

export type Subject = {
  /** Behaviour that joins the writes of an entity, by its name: a name that no schema has does not compile. */
  hooks?: { readonly [name in EntityName]?: (app: FastifyInstance) => Hooks }
  /** Calls that no schema gives. */
  routes?: readonly FastifyPluginAsync[]
}

/** @returns What it is given; it is there for the type checker. */
export const subject = (given: Subject): Subject => given
