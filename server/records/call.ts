/** A request as the log of reads names it. */
import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/lists/page.ts'

export const callOf = ({
  id,
  method,
  routeOptions,
}: Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>): Context['call'] => ({
  id,
  route: `${method} ${routeOptions.url ?? ''}`,
})
