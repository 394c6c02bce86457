/** Secrets that were not given: generated once and kept in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, Settings } from './config.ts'

/** The settings with a session secret: the one that was given, or the one kept in the data folder. */
export function withSecrets(settings: Settings): Config {
  const sessionSecret = settings.sessionSecret ?? keep(settings.dataDir, 'session-secret', () => randomText(48))
  return Object.freeze({ ...settings, sessionSecret })
}

/** One password for all demo logins, the same at every start. */
export const demoPasswordOf = (settings: Settings): string =>
  settings.demoPassword ?? keep(settings.dataDir, 'demo-password', () => randomText(9))

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** Written whole under another name first, so that a crash never leaves half a secret. */
function keep(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const secret = make()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, `${secret}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
  return secret
}
