/** Describes a request to the log of reads, and as the author of writes. */
import type { FastifyRequest } from 'fastify'
import type { Writer } from '#server/foundation/writer.ts'
import type { Context } from '#server/lists/page.ts'
import type {} from '#server/foundation/requestContext.ts'

type Call = Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>

export const callOf = ({ id, method, routeOptions }: Call): Context['call'] => ({
  id,
  route: `${method} ${routeOptions.url ?? ''}`,
})

/** The author of writes made by this request. */
export const writerOf = (request: Call & Pick<FastifyRequest, 'access'>): Writer => {
  const call = callOf(request)
  return { access: request.access, requestId: request.id, ...(call && { call }) }
}
