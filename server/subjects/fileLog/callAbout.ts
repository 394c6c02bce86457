/** The same call, as one about another record. */
import type { FastifyRequest } from 'fastify'

/** @param id Of the record that is to be read for the asker. */
export const callAbout = (request: FastifyRequest, id: number) =>
  ({
    access: request.access,
    id: request.id,
    method: request.method,
    routeOptions: request.routeOptions,
    params: { id: String(id) },
  }) as unknown as FastifyRequest<{ Params: { id: string } }>
