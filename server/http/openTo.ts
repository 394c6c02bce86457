import type { FastifyInstance } from 'fastify'

/** Gives every route added to this scope from now on the same right; for plugins that know nothing about rights. */
export function openTo(app: FastifyInstance, acl: string): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, acl }
  })
}
