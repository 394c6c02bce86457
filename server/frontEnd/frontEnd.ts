/** Builds the front end when its sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFiles } from './compressFiles.ts'
import { replaceBuild } from './builds.ts'
import { freshFolder } from './freshFolder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = [
  'src',
  'resources',
  'providers',
  'schemas',
  'domain',
  'server/frontEnd/chunks.ts',
  'server/frontEnd/compressFiles.ts',
  'vite.config.ts',
  'package-lock.json',
]
const folder = join(root, 'dist')
const stamp = join(folder, '.sources')

/**
 * @returns Whether it was built.
 * @throws {Error} When Vite fails, with its output.
 */
export async function buildFrontEnd(log: (text: string) => void): Promise<boolean> {
  const digest = digestOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false
  const started = performance.now()
  log('building the front end …')
  const fresh = freshFolder(root, Date.now())
  try {
    await vite('build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir')
    await compressFiles(fresh)
    replaceBuild(folder, fresh, new Date())
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  writeFileSync(stamp, digest)
  log(`front end built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return true
}

/** Runs in a process of its own, so that its memory is freed afterwards and the server can start meanwhile. */
function vite(...options: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let printed = ''
  const keep = (text: Buffer) => {
    printed += String(text)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The front end could not be built (vite ended with ${code}):\n${printed.trim()}`))
    })
  })
}

/** Hash of names and contents, not of times: a fresh clone has new times. */
function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn).toSorted()) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (path.includes('.')) return existsSync(join(root, path)) ? [path] : []
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}
