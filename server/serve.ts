/** From a configuration to a server that answers: database, migrations, demo data, app, port; and back again. */
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openEngine } from './db/connect.ts'
import { createLogger } from '#server/foundation/log.ts'
import { asServer } from './protect.ts'
import { demoPasswordOf } from '#server/foundation/secrets.ts'
import { isEmpty, NotEmpty, seed } from './seed/seed.ts'
import { asOwner, bringUpToDate } from '#server/seed/upToDate.ts'
import { demoLogins } from './welcome.ts'

export type Served = {
  /** Where it listens, for people: http://127.0.0.1:3000 */
  address: string
  /** The demo logins, for people; absent where the database was not seeded. */
  logins?: string
  /** Ends requests, app and database in that order. */
  close(): Promise<void>
}

/** What the process says to the one that started it, once it serves. */
export type ServerReady = Pick<Served, 'address' | 'logins'>

export type ServeOptions = {
  config: Config
  /** Told what happens before the first request can come. */
  say?: (text: string) => void
  /** Waited for before the app is built: pages that are being built meanwhile. */
  pages?: Promise<unknown>
}

/** @throws With a message that says what to do: folder in use, port taken, database not reachable. */
export async function serve({ config, say = () => {}, pages }: ServeOptions): Promise<Served> {
  const owner = await openEngine(asOwner(config), say)
  let open = owner
  try {
    await bringUpToDate(owner, config, {
      log: say,
      async fill() {
        if (config.seed === 'none' || !(await isEmpty(owner))) return
        say(`seeding an empty database (${config.seed}) …`)
        await seed(owner, { size: config.seed, password: demoPasswordOf(config), log: say }).catch((error: unknown) => {
          // Another process that started at the same time was first.
          if (!(error instanceof NotEmpty)) throw error
        })
      },
    })
    if (config.migrationUrl) {
      await owner.close()
      open = await openEngine(config, say)
    }
    const engine = await asServer(open)
    await pages
    const app = await buildApp({ config, engine, logger: createLogger(config.logLevel) })
    app.addHook('onClose', () => open.close())
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => explain(error, config))
    return {
      address: addressOf(app.server.address(), config),
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

function addressOf(listening: { port: number } | string | null, { host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${listening && typeof listening === 'object' ? listening.port : port}`
}
