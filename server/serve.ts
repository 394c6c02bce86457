/** From a configuration to a listening server: database, migrations, demo data, app, port; and closing them again. */
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openEngine } from './db/connect.ts'
import { createLogger } from '#server/foundation/log.ts'
import { asServer } from './protect.ts'
import { localAddress } from '#server/subjects/mail/pageAddress.ts'
import { demoPasswordOf } from '#server/foundation/secrets.ts'
import { isEmpty, NotEmpty, seed } from './seed/seed.ts'
import { asOwner, bringUpToDate } from '#server/seed/upToDate.ts'
import { demoLogins } from './welcome.ts'

export type Served = {
  /** Address it listens on, for people: http://127.0.0.1:3000 */
  address: string
  /** The demo logins, for people; absent when the database was not seeded. */
  logins?: string
  /** Ends requests, app and database in that order. */
  close(): Promise<void>
}

/** Message of this process to the one that started it, once it serves. */
export type ServerReady = Pick<Served, 'address' | 'logins'>

export type ServeOptions = {
  config: Config
  /** Receives progress messages before the first request can come. */
  say?: (text: string) => void
  /** Promise of a front-end build to await before the app is built. */
  pages?: Promise<unknown>
}

/** @throws {Error} With a message that says what to do: folder in use, port taken, database unreachable. */
export async function serve({ config, say = () => {}, pages }: ServeOptions): Promise<Served> {
  const owner = await openEngine(asOwner(config), say)
  let open = owner
  try {
    await bringUpToDate(owner, config, {
      log: say,
      async fill() {
        if (config.seed === 'none' || !(await isEmpty(owner))) return
        say(`seeding an empty database (${config.seed}) …`)
        const size = config.seed
        await seed(owner, { size, password: demoPasswordOf(config), where: config, log: say }).catch(
          (error: unknown) => {
            // Not empty any more: another process that started at the same time seeded first.
            if (!(error instanceof NotEmpty)) throw error
          },
        )
      },
    })
    if (config.migrationUrl) {
      await owner.close()
      open = await openEngine(config, say)
    }
    const engine = await asServer(open)
    await pages
    const own = { ...config }
    const app = await buildApp({ config: own, engine, logger: createLogger(config.logLevel) })
    app.addHook('onClose', () => open.close())
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => explain(error, config))
    // Port 0 means any free one; links in mails need the one it became.
    const listening = app.server.address()
    if (listening && typeof listening === 'object') own.port = listening.port
    return {
      address: localAddress(own),
      logins: await demoLogins(engine, config),
      close: () => app.close(),
    }
  } catch (error) {
    await open.close().catch(() => {})
    throw error
  }
}

function explain(error: unknown, { port, host }: Config): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    throw new Error(`Port ${port} of ${host} is taken by another program. Stop that one, or set PORT to another port.`)
  }
  if (code === 'EACCES') throw new Error(`Port ${port} is not allowed to this user. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL') throw new Error(`HOST ${host} is no address of this machine.`)
  throw error
}
