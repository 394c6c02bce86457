/**
 * Answers an invalid address, such as one with a broken percent sign. That happens before any plugin runs, so
 * the request has neither access nor headers.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anonymous } from '#server/foundation/access.ts'
import type { Config } from '#server/config.ts'
import { answerError } from './errorAnswers.ts'
import { headersOf } from './headers.ts'
import { isPage, type SendPage } from './page.ts'

/** A browser gets the page, which says that there is no such page; a client of the API gets an API error. */
export function answerOddAddress(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, sendPage }: { config: Config; sendPage: SendPage | undefined },
): void {
  Object.defineProperty(request, 'access', { value: anonymous })
  reply.headers(headersOf(config))
  const { method, url, headers } = request
  const isVisit = method === 'GET' && isPage(url) && headers.accept?.includes('text/html') === true
  if (isVisit && sendPage) void sendPage(reply.code(404).header('cache-control', 'no-store'), url)
  else void answerError(error, request, reply)
}
