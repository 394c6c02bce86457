/**
 * Builds the server as a value from a configuration and a database, without listening, so that `main.ts` can
 * serve it and tests can call it.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { botCheck } from '#server/subjects/accounts/botCheck/botCheck.ts'
import type { Config } from './config.ts'
import type { Engine } from './db/engine.ts'
import { createLogger, RequestLog } from '#server/foundation/log.ts'
import { changedTexts } from '#server/subjects/texts/changedTextsPlugin.ts'
import { closing } from '#server/http/closing.ts'
import { compression } from '#server/http/compression.ts'
import { confirmation } from '#server/subjects/accounts/sessions/confirmationPlugin.ts'
import { csrf } from '#server/http/csrf.ts'
import { errorAnswers } from '#server/http/errorAnswers.ts'
import { forwarded } from './http/unknownProxy.ts'
import { headers } from '#server/http/headers.ts'
import { input } from '#server/http/input.ts'
import { limits } from '#server/http/limits.ts'
import { jobs } from '#server/jobs/jobsPlugin.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import { jobKinds } from './jobKinds.ts'
import { mail } from '#server/subjects/mail/mailPlugin.ts'
import { answerOddAddress } from '#server/http/oddAddress.ts'
import { openapi } from '#server/http/openapi.ts'
import { readPage } from '#server/http/page.ts'
import { pages } from '#server/http/pages.ts'
import { restored } from '#server/restored/plugin.ts'
import { securityEvents } from '#server/subjects/accounts/sessions/securityEventsPlugin.ts'
import { session } from '#server/subjects/accounts/sessions/sessionPlugin.ts'
import { parseQuery } from '#server/foundation/query.ts'
import { withKeyedCalls } from './idempotency/keyedCall.ts'
import { idempotency } from '#server/idempotency/plugin.ts'
import type {} from '#server/foundation/requestContext.ts'
import { records } from './records/plugin.ts'
import { aroundCalls, beforeSession, outgoing, stores } from './plugins.ts'
import { routes } from './routes.ts'
import { subjects } from './subjects.ts'

export type AppOptions = {
  config: Config
  engine: Engine
  logger?: FastifyBaseLogger
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Folder with the built front end. */
  pagesFolder?: string
  /** Fetches from other servers. */
  ask?: typeof fetch
  /** Additional kinds of jobs, for tests. */
  moreJobs?: readonly AnyJob[]
}

const built = path.join(import.meta.dirname, '../dist')

/** Milliseconds. The request timeout must exceed that of its headers, or Node enforces neither. */
const headTimeout = 15_000
const requestTimeout = 30_000
/**
 * Milliseconds for one plugin to load. The routes of all entities are one plugin, which takes a while on a busy
 * machine.
 */
const pluginTimeout = 60_000

/** The returned app's `ready()` or `listen()` rejects when a route names no right, or an unknown one. */
export async function buildApp({
  config,
  engine,
  logger,
  now = Date.now,
  pagesFolder = built,
  ask = fetch,
  moreJobs = [],
}: AppOptions): Promise<FastifyInstance> {
  const sendPage = await readPage(pagesFolder, config)
  const app: FastifyInstance = fastify({
    loggerInstance: logger ?? createLogger(config.logLevel),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    requestTimeout,
    pluginTimeout,
    http: { headersTimeout: headTimeout, connectionsCheckingInterval: 5000 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strictTypes: false } },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerOddAddress(error, request, reply, { config, sendPage }),
  })
  app.decorateRequest('keyCall', null)
  app.decorate('config', config).decorate('engine', withKeyedCalls(engine)).decorate('now', now)

  const crossCutting = [
    closing,
    errorAnswers,
    headers,
    forwarded,
    limits,
    changedTexts,
    input,
    ...beforeSession,
    securityEvents,
    session,
    csrf,
    confirmation,
    idempotency(engine),
    ...aroundCalls,
    compression,
    openapi,
    restored,
    jobs(engine, [...jobKinds, ...moreJobs]),
    mail,
    ...outgoing,
    ...stores,
  ]
  for (const plugin of crossCutting) await app.register(plugin)
  await app.register(botCheck, { ask })
  await app.register(records, { subjects })
  await app.register(routes)
  await app.register(pages, { folder: pagesFolder, sendPage })
  return app
}
