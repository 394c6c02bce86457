/** Answer where a row is there and its bytes are not: a fault of the office's storage, which its log must say. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { ContentMissing } from './stores/store.ts'

/**
 * For the `catch` of what asks `app.storage`.
 *
 * @param what For the log: `document`.
 * @throws {AppError} 404 for missing bytes, otherwise the error.
 */
export const orGone =
  ({ log }: Pick<FastifyInstance, 'log'>, what: string) =>
  (error: unknown): never => {
    if (!(error instanceof ContentMissing)) throw error
    log.error({ err: error }, `the content of ${what} is missing`)
    throw new AppError(404, { error: { key: 'error.document.gone' } })
  }
