/** The built application as users run it: `npm start` in a process of its own, on a database without records, or on an empty folder. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeDataFolder } from './engine.ts'

/** Address of an app, and the password of its demo logins. */
export type Office = { url: string; password: string }
export type RunningApp = Office & { process: ChildProcess; stop(): Promise<void> }

/**
 * Starts the app and waits until it answers.
 *
 * @param environment Added to that of this process; `SEED` is `demo` by default.
 * @param how Another script than that of `npm start`, possibly in a copy of the project; `isFirst`: on an empty folder, as
 * after `npm ci`.
 * @throws {Error} With the output of the process, when it ends or does not answer within four minutes.
 */
export async function startApp(
  environment: Record<string, string> = {},
  { script = 'server/start.ts', cwd = '.', isFirst = false }: { script?: string; cwd?: string; isFirst?: boolean } = {},
): Promise<RunningApp> {
  const folder = isFirst ? mkdtempSync(path.join(tmpdir(), 'dossier-app-')) : await makeDataFolder('dossier-app-')
  const password = 'correct horse battery'
  const child = spawn(process.execPath, [script], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      // A free one, which it prints: one that was free a moment ago may be taken.
      PORT: '0',
      DATA_DIR: folder,
      DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
      // Browser and server share the machine, so slowness is no failure.
      MAX_DELAY: '0',
      CONNECT_TIMEOUT: '60000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + 240_000
  let url = addressIn(printed)
  while (url === undefined || !(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The app did not start. It printed:\n${printed}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    url = addressIn(printed)
  }
  return { url, password, process: child, stop }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  )
}

/** The address that `npm start` and `npm run dev` print once they listen. */
function addressIn(printed: string): string | undefined {
  return /(?:Ready:|Local:) +(http:\/\/[\w.:]+)/.exec(stripVTControlCharacters(printed))?.[1]
}
