/** A request as the log of reads names it, and as one that writes. */
import type { FastifyRequest } from 'fastify'
import type { Writer } from '#server/foundation/writer.ts'
import type { Context } from '#server/lists/page.ts'
import type {} from '#server/foundation/requestContext.ts'

type Call = Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>

export const callOf = ({ id, method, routeOptions }: Call): Context['call'] => ({
  id,
  route: `${method} ${routeOptions.url ?? ''}`,
})

/** Whoever makes this request. */
export const writerOf = (request: Call & Pick<FastifyRequest, 'access'>): Writer => {
  const call = callOf(request)
  return { access: request.access, requestId: request.id, ...(call && { call }) }
}
