/**
 * Checks at start, after each new connection and every minute whether the database is still the one served
 * last. This is no job of the queue: each process compares with its own memory, and a queue inside the copy
 * would be part of the problem.
 */
import fp from 'fastify-plugin'
import { forServer } from '#server/db/outsider.ts'
import { readHeld } from './heldDeliveries.ts'
import { compareServed, type Difference, type Seen } from './servedAs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once the database has been compared with the one served last. */
    compareServed(): Promise<void>
  }
}

/** Milliseconds. */
const every = 60_000
/** Minimum milliseconds between two checks caused by new connections. */
const pause = 1000

const explanations: Readonly<Record<Difference, string>> = {
  copy: 'this database is a copy of the one that was served last',
  moment: 'this database was brought to another moment since it was served last',
  past: 'this database was brought back to an earlier moment',
  little: 'this database lost its last writes: another server took over',
}

export const restored = fp(async (app) => {
  let seen: Seen | undefined
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopFollowing: (() => void) | undefined

  async function compare(): Promise<void> {
    const comparison = await compareServed(app.engine, seen)
    const isStart = seen === undefined
    ;({ seen } = comparison)
    const { difference, ended } = comparison
    if (difference) app.log.warn({ sessions: ended }, `${explanations[difference]}: all sessions are ended`)
    if (!difference && !isStart) return
    const { since, letters, calls } = await readHeld(app.engine)
    if (since === null) return
    app.log.warn(
      { since, letters, calls },
      'mail and webhooks are held until an administrator releases them at /outgoing',
    )
  }
  const once = () => (running ??= compare().finally(() => (running = undefined)))
  const failed = (error: unknown) => app.log.error({ err: error }, 'the database could not be compared')
  const look = () => void once().catch(failed)

  app.decorate('compareServed', once)
  // Before the first letter and webhook. An unavailable database must not prevent the start: reading may work,
  // and the next connection or minute checks again.
  app.addHook('onReady', async () => {
    await once().catch(failed)
    timer = setInterval(look, every).unref()
    let last = 0
    stopFollowing = app.engine.onConnect?.(() => {
      if (Date.now() - last < pause) return
      last = Date.now()
      // Looks as the server itself, because the current asker may not read the table.
      forServer(look)
    })
  })
  app.addHook('preClose', async () => {
    stopFollowing?.()
    clearInterval(timer)
    await running?.catch(() => {})
  })
})
