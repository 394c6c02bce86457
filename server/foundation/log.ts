/**
 * The log: one JSON line per finished request and per fault, without secrets. Paths are logged without their
 * query, which may contain names and search texts.
 */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'

const secrets = ['cookie', 'authorization', 'password', 'token', '_token', 'set-cookie', 'x-xsrf-token']
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

/**
 * @param level Lowest level that is written: 'info', 'warn', …, 'silent'.
 * @param to Destination of the lines. Default: standard output.
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }) },
  }
  return to ? pino(options, to) : pino(options)
}

/** The path without its query, and without the token of a shared link. */
const withoutSecrets = (url: string): string =>
  url.split('?', 1)[0]?.replace(/(\/shared-info\/view\/)[^/]+/, '$1[redacted]') ?? ''

/** Replaces Fastify's two lines per request by one. Its error line is dropped: ours has the id. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override defaultErrorLog(): void {}
  override routeNotFound(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply
    const { person, impersonator } = request.access
    const who = { person: person?.id, impersonator: impersonator?.id, address: request.ip }
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime), ...who }, 'answered')
  }
}
