/**
 * The server as a value: built from a configuration and a database, listening to nothing yet, so
 * that `main.ts` can serve it and tests can ask it.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { auditSeals } from './plugins/auditSeals.ts'
import { botCheck } from './botCheck/botCheck.ts'
import type { Config } from './config.ts'
import type { Engine } from './db/engine.ts'
import { createLogger, RequestLog } from './log.ts'
import { apiAlerts } from './plugins/apiAlerts.ts'
import { apiKeys } from './plugins/apiKeys.ts'
import { apiLog } from './plugins/apiLog.ts'
import { changedTexts } from './plugins/changedTexts.ts'
import { closing } from './plugins/closing.ts'
import { compression } from './plugins/compression.ts'
import { confirmation } from './plugins/confirmation.ts'
import { csrf } from './plugins/csrf.ts'
import { errorAnswers } from './plugins/errorAnswers.ts'
import { forwarded } from './plugins/forwarded.ts'
import { headers } from './plugins/headers.ts'
import { input } from './plugins/input.ts'
import { limits } from './plugins/limits.ts'
import { mail } from './plugins/mail.ts'
import { answerOddAddress } from './plugins/oddAddress.ts'
import { openapi } from './plugins/openapi.ts'
import { readPage } from './plugins/page.ts'
import { pages } from './plugins/pages.ts'
import { restored } from './plugins/restored.ts'
import { securityEvents } from './plugins/securityEvents.ts'
import { session } from './plugins/session.ts'
import { webhooks } from './plugins/webhooks.ts'
import { parseQuery } from './query.ts'
import { withKeyedCalls } from './idempotency/keyedCall.ts'
import { idempotency } from './plugins/idempotency.ts'
import type {} from './requestContext.ts'
import { routes } from './routes.ts'

export type AppOptions = {
  config: Config
  engine: Engine
  logger?: FastifyBaseLogger
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Folder with the built front end. */
  pagesFolder?: string
  /** Asks other servers. */
  ask?: typeof fetch
}

const built = path.join(import.meta.dirname, '../dist')

/** Milliseconds. The whole request needs longer than its head, or Node never enforces either. */
const headTimeout = 15_000
const requestTimeout = 30_000
/** Milliseconds for one plugin to load. The routes of all entities are one, and a busy machine may take a while over them. */
const pluginTimeout = 60_000

/** Its `ready()` or `listen()` rejects when a route names no right, or one that does not exist. */
export async function buildApp({
  config,
  engine,
  logger,
  now = Date.now,
  pagesFolder = built,
  ask = fetch,
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
  app.decorate('config', config).decorate('engine', withKeyedCalls(engine)).decorate('now', now)

  const crossCutting = [
    closing,
    errorAnswers,
    headers,
    forwarded,
    limits,
    changedTexts,
    input,
    apiKeys,
    securityEvents,
    session,
    csrf,
    confirmation,
    idempotency(engine),
    apiLog,
    compression,
    openapi,
    restored,
    mail,
    webhooks,
    apiAlerts,
    auditSeals,
  ]
  for (const plugin of crossCutting) await app.register(plugin)
  await app.register(botCheck, { ask })
  await app.register(routes)
  await app.register(pages, { folder: pagesFolder, sendPage })
  return app
}
