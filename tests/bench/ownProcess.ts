import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a script in a process and a data folder of its own, because the peak of a process is that of all it has done.
 * @param env Beside `DATABASE_URL` and `DATA_DIR`.
 * @returns The one message that it sends.
 */
export async function elsewhere<T>(script: string, url: string, env: NodeJS.ProcessEnv = {}): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const child = fork(script, {
      // As `npm start` has it.
      execArgv: ['--max-old-space-size=1536'],
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: url, DATA_DIR: dataDir, ...env },
    })
    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`${script} ended with ${String(code)}.`)
    })
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [T]
    await gone.catch(() => undefined)
    return message
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
