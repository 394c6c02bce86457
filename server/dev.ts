/**
 * `npm run dev`: Vite with hot reload, codegen in watch mode, and a server that restarts on changes; Ctrl-C
 * ends all.
 *
 * The embedded database lives in this process and stays open, so a restart takes only as long as the server
 * itself. Requests in between wait. Once the new server answers, open pages read their data again (event
 * `dossier:server`) without a reload, and forms keep their input.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { readSettings } from './config.ts'
import { openFolder } from './db/connect.ts'
import { serveCounts } from './db/countSocket.ts'
import { lockFolder } from './db/lock.ts'
import { serveOnSocket } from './db/pgliteSocket.ts'
import { branchOf, followBranch, noteBranch } from './dev/followBranch.ts'
import { quietTexts } from './dev/quietTexts.ts'
import { heldPort, serverProcess } from './dev/serverProcess.ts'
import { withSecrets } from '#server/foundation/secrets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A change in one of these folders restarts the server. Schemas and texts reach it as generated code and migrations. */
const watched = ['server', 'domain', 'schemas/generated']
/** Milliseconds without another change before restarting: codegen writes many files at once. */
const quiet = 60

try {
  await (process.env.VITE_API_URL ? developPages() : develop())
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exit(1)
}

async function develop(): Promise<void> {
  const config = withSecrets(readSettings(process.env, 'tool'))
  const folder = mkdtempSync(join(tmpdir(), 'dossier-'))
  const migrations = join(root, 'server/db/migrations')
  const open = async () => {
    const branch = branchOf(root) ?? 'no branch'
    const place = { dataDir: config.dataDir, branch, migrations }
    // Locks the folder: no other process may have it open while databases are exchanged.
    const lock = lockFolder(config.dataDir)
    try {
      const notice = followBranch(place)
      if (notice) console.log(notice)
    } finally {
      lock.release()
    }
    const engine = await openFolder({ ...config, statementTimeout: 0 })
    return { place, engine, socket: await serveOnSocket(engine, folder) }
  }
  let database = config.databaseUrl ? undefined : await open()
  const close = async () => {
    database?.socket.server.close()
    await database?.engine.close()
  }
  const count = async (sql: string) => {
    if (!database) throw new Error('the database is being opened')
    return database.engine.count(sql)
  }
  const endCounts = database && (await serveCounts(count, { dataDir: config.dataDir, folder }))
  const api = await heldPort()

  process.env.API_PORT = String(api.port)
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [quietTexts()],
    server: { port: config.port, host: config.host, strictPort: true },
  })
  await vite.listen()

  const environment = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
    SESSION_SECRET: config.sessionSecret,
    PUBLIC_URL: config.publicUrl?.href ?? `http://localhost:${config.port}`,
    ...(database && { DATABASE_SOCKET: database.socket.path }),
  }
  let greeting: string | undefined
  const server = serverProcess(environment, (port, ms, logins) => {
    api.pass(port)
    if (database) noteBranch(database.place)
    console.log(`server ready in ${ms} ms`)
    if (logins && logins !== greeting) console.log(`\n${logins}\n`)
    greeting = logins
    vite.ws.send({ type: 'custom', event: 'dossier:server' })
  })
  let following: Promise<void> | undefined
  /** After `git switch`: exchanges the database for that of the branch, then starts the server. */
  const follow = async () => {
    server.stop()
    await close()
    database = await open()
    server.restart()
  }
  const restart = () => {
    api.hold()
    if (following) return
    if (database && database.place.branch !== (branchOf(root) ?? 'no branch')) {
      following = follow()
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          following = undefined
        })
    } else server.restart()
  }
  const codegen = watchSchemas(vite)
  restart()
  const unwatch = whenChanged(watched, restart)
  vite.printUrls()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    unwatch()
    codegen.kill()
    server.stop()
    api.close()
    await vite.close()
    endCounts?.()
    await following
    await close()
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/** Serves only the pages, against the server that `VITE_API_URL` names: no database or server of its own. */
async function developPages(): Promise<void> {
  const { port, host } = readSettings(process.env, 'tool')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { port, host, strictPort: true },
  })
  await vite.listen()
  const codegen = watchSchemas(vite)
  vite.printUrls()
  const stop = async () => {
    codegen.kill()
    await vite.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/**
 * Runs codegen in watch mode, and shows mistakes in schemas on all open pages and on those opened later. After a
 * change of its own code, as `git switch` makes them, it starts again.
 */
function watchSchemas(vite: ViteDevServer): { kill(): void } {
  let mistakes: readonly string[] = []
  const tell = () => vite.ws.send({ type: 'custom', event: 'dossier:schemas', data: mistakes })
  vite.ws.on('connection', tell)
  const start = () =>
    fork(join(root, 'codegen/commands/main.ts'), ['--watch'], { cwd: root, execArgv: [] }).on(
      'message',
      (message: { mistakes: readonly string[] }) => {
        mistakes = message.mistakes
        tell()
      },
    )
  let running: ChildProcess = start()
  const unwatch = whenChanged(['codegen'], () => {
    running.kill()
    running = start()
  })
  return {
    kill() {
      unwatch()
      running.kill()
    },
  }
}

/** @returns A function that stops watching. */
function whenChanged(folders: readonly string[], react: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|js|json|sql)$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(react, quiet)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
