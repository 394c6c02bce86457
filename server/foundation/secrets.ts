/** Secrets that were not configured: generated once and stored in the data folder, readable by its owner only. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync, fsyncSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, Settings } from '#server/config.ts'

/** The settings with a session secret: the configured one, or the one in the data folder. */
export function withSecrets(settings: Settings): Config {
  const sessionSecret = settings.sessionSecret ?? keep(settings.dataDir, sessionKey)
  return Object.freeze({ ...settings, sessionSecret })
}

/** The password of all demo logins, the same at every start. */
export const demoPasswordOf = (settings: Settings): string =>
  settings.demoPassword ?? keep(settings.dataDir, demoPassword)

/** Derives a key of 32 bytes for one purpose, so that keys of different purposes are independent. */
export const keyFor = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `dossier ${purpose}`, 32))

/** The same key as text. */
export const textKey = (sessionSecret: string, purpose: string): string =>
  keyFor(sessionSecret, purpose).toString('base64url')

type Kept = {
  file: string
  bytes: number
  /** Content that the file may have, for people. */
  allowed: string
  pattern: RegExp
  /** Damage when the file is removed and another secret generated. */
  loss: string
}

const sessionKey: Kept = {
  file: 'session-secret',
  bytes: 48,
  // Same limits as SESSION_SECRET: anyone could sign with an empty key.
  allowed: 'one line of 32 characters or more',
  pattern: /^[\x20-\x7e]{32,}$/,
  loss: 'everybody signs in again and sets up a second factor anew',
}
const demoPassword: Kept = {
  file: 'demo-password',
  bytes: 9,
  allowed: 'one line of 8 to 128 characters',
  pattern: /^[^\p{Cc}\ufffd]{8,128}$/u,
  loss: 'demo logins that are there keep the password that they have',
}

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** @throws {Error} Naming the file and what to do. */
function keep(folder: string, { file: name, bytes, allowed, pattern, loss }: Kept): string {
  const file = join(folder, name)
  const stored = read(folder, file)
  if (stored !== undefined) {
    if (pattern.test(stored)) return stored
    throw new Error(
      `The file ${file} is damaged: it must hold ${allowed}. Put back a copy of it, or remove it, and another is made: ${loss}.`,
    )
  }
  const secret = randomText(bytes)
  try {
    write(folder, file, secret)
  } catch (error) {
    throw unusable(folder, error)
  }
  return secret
}

function read(folder: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw unusable(folder, error)
  }
}

const unusable = (folder: string, cause: unknown): Error =>
  new Error(
    `The data folder ${folder} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}. ` +
      'Set DATA_DIR to a folder that this user may write in.',
    { cause },
  )

/** Writes a draft and renames it, so that a crash never leaves half a secret. */
function write(folder: string, file: string, secret: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, `${secret}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
}
