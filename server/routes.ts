/** All routes of the server: generated from schemas, added by subjects, and those of no subject. */
import type { FastifyPluginAsync } from 'fastify'
import { entities } from '#schemas/generated/entities.ts'
import { crud } from './api/entityRoutes.ts'
import { healthRoutes } from './api/healthRoutes.ts'
import { searchRoutes } from './api/searchRoutes.ts'
import { jobRoutes } from './jobs/jobRoutes.ts'
import { outgoingRoutes } from './restored/outgoingRoutes.ts'
import { subjects } from './subjects.ts'

const ofNoSubject = [jobRoutes, outgoingRoutes, healthRoutes]

export const routes: FastifyPluginAsync = async (app) => {
  for (const plugin of subjects.flatMap((subject) => subject.routes ?? [])) await app.register(plugin)
  for (const plugin of ofNoSubject) await app.register(plugin)
  await app.register(searchRoutes, { opens: subjects.flatMap(({ opens }) => opens ?? []) })
  // A Fastify scope of their own, so that other routes do not compile all schemas of entities.
  await app.register(async (scope) => {
    for (const entity of entities) await scope.register(crud, { entity })
  })
}
