/** The server's operations, read from its OpenAPI description, for tests over every route. */
import type { FastifyInstance } from 'fastify'

export type Operation = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; url: string; isOpen: boolean }
type Described = { security?: unknown[] }

/** `url` is the path with 1 for each parameter. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const paths = app.swagger().paths as Record<string, Record<string, Described>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      url: path.replace(/\{\w+\}/g, '1'),
      isOpen: security === undefined,
    })),
  )
}
