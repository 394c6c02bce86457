/** Seals the audit every minute for as long as the server listens. The log has each seal: it is where the database is not. */
import fp from 'fastify-plugin'
import { isFull, sealAudit } from './seal.ts'

/** Milliseconds. */
const sealEvery = 60_000
/** Seals in one go, where much is waiting. */
const mostSeals = 20

export const auditSeals = fp(async (app) => {
  let running: Promise<void> | undefined
  async function seal(): Promise<void> {
    for (let count = 0; count < mostSeals; count += 1) {
      const made = await sealAudit(app.engine, app.now())
      if (made) app.log.info({ seal: made.id, rows: made.rowCount, hash: made.hash }, 'audit sealed')
      if (!made || !isFull(made)) return
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= seal()
        .catch((error: unknown) => app.log.error({ err: error }, 'the audit was not sealed'))
        .finally(() => {
          running = undefined
        })
    }, sealEvery).unref()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
})
