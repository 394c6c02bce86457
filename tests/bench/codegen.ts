/** Measures codegen for a project of sixty schemas: the first run, and a run after one change. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const count = 60

/** Milliseconds of the whole command, including the start of Node. */
export function measureCodegen(): { cold: number; changed: number } {
  const root = mkdtempSync(join(tmpdir(), 'dossier-codegen-'))
  try {
    mkdirSync(join(root, 'server/db/migrations'), { recursive: true })
    cpSync('schemas', join(root, 'schemas'), { recursive: true, filter: (path) => !path.includes('generated') })
    const merchant = readFileSync('schemas/merchant.schema.json', 'utf8')
    const words = readFileSync('schemas/i18n/merchant.json', 'utf8')
    const file = (n: number) => join(root, `schemas/merchant-${n}.schema.json`)
    const own = readdirSync('schemas').filter((name) => name.endsWith('.schema.json') && name !== 'values.schema.json')
    for (let n = own.length + 1; n <= count; n++) {
      writeFileSync(file(n), variant(merchant, n))
      writeFileSync(join(root, `schemas/i18n/merchant-${n}.json`), variant(words, n))
    }
    const cold = run(root)
    writeFileSync(file(count), variant(merchant, count).replace('"maxLength": 64', '"maxLength": 65'))
    return { cold, changed: run(root) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The same entity under another name and path. */
const variant = (schema: string, n: number): string =>
  schema
    .replaceAll('merchant.schema.json', `merchant-${n}.schema.json`)
    .replaceAll('merchant.meta.json', `merchant-${n}.meta.json`)
    .replaceAll('merchant.texts.json', `merchant-${n}.texts.json`)
    .replaceAll('/api/v4/merchant', `/api/v4/merchant-${n}`)
    .replaceAll('/settings/merchant', `/settings/merchant-${n}`)
    .replaceAll('"plural": "merchants"', `"plural": "merchants-${n}"`)
    .replaceAll('"inverse": "merchants"', `"inverse": "merchants${n}"`)

function run(root: string): number {
  const begun = performance.now()
  execFileSync(process.execPath, [resolve('codegen/start.js'), 'commands/main'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return performance.now() - begun
}
