/** Every route of the server: what schemas give, what subjects add, and what belongs to no subject. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { entities } from '#schemas/generated/entities.ts'
import { crud } from './api/entityRoutes.ts'
import { healthRoutes } from './api/healthRoutes.ts'
import { lookupRoutes } from './api/lookupRoutes.ts'
import { searchRoutes } from './api/searchRoutes.ts'
import { outgoingRoutes } from './restored/outgoingRoutes.ts'
import type { Hooks } from './records/hooks.ts'
import { subjects } from './subjects.ts'

const ofNoSubject = [outgoingRoutes, lookupRoutes, searchRoutes, healthRoutes]

export const routes: FastifyPluginAsync = async (app) => {
  const hooks = hooksBy(app)
  for (const plugin of subjects.flatMap((subject) => subject.routes ?? [])) await app.register(plugin)
  for (const plugin of ofNoSubject) await app.register(plugin)
  // A Fastify scope of their own, so that other routes do not compile all schemas of entities.
  await app.register(async (scope) => {
    for (const entity of entities) await scope.register(crud, { entity, hooks: hooks.get(entity.name) })
  })
}

/** @throws {Error} When two subjects have hooks for one entity. */
function hooksBy(app: FastifyInstance): Map<string, Hooks> {
  const found = new Map<string, Hooks>()
  for (const { hooks = {} } of subjects)
    for (const [name, make] of Object.entries(hooks)) {
      if (found.has(name)) throw new Error(`Two subjects have hooks for ${name}.`)
      found.set(name, make(app))
    }
  return found
}
