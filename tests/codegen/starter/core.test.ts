/** What a starter takes along: files of the core, whose texts come along too, no links, and no licence. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { coreFiles } from '#codegen/starter/copy.ts'
import { derivedFiles } from '#codegen/starter/derivedFiles.ts'
import { kindOf, readKinds } from '#codegen/starter/kinds.ts'
import { retentionSettings } from '#domain/settings/retention.ts'

const kinds = readKinds('.')
const isCore = (file: string) => kindOf(file, kinds) === 'core'
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object
const keysIn = (file: string) => Object.keys(json(file))

test('what the core says stands in texts that come along', () => {
  const texts = globSync('schemas/texts/**/*.json')
  const theirs = new Set(globSync('starter/files/schemas/texts/**/*.json').flatMap(keysIn))
  const ours = texts.filter((file) => kindOf(file, kinds) === 'product').flatMap(keysIn)
  const left = new Set(ours.filter((key) => !theirs.has(key)))
  const code = globSync('{server,resources,providers,src,domain}/**/*.{ts,tsx}', { exclude: ['**/generated/**'] })
  const lacking = code.filter(isCore).flatMap((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g)
    return [...named].flatMap(([, key = '']) => (left.has(key) ? [`${key} in ${file}`] : []))
  })
  expect(lacking).toEqual([])
})

test('settings of the core are about what the core has', () => {
  const keys = retentionSettings.map(({ key }) => key)
  const code = globSync('server/**/*.ts').filter(isCore)
  const text = code.map((file) => readFileSync(file, 'utf8')).join('\n')
  const used = (key: string) => text.includes(`'${key}'`)
  expect(keys.filter((key) => !used(key))).toEqual([])
})

test('pages that come along name only files, calls and commands that a copy has', () => {
  const derived = derivedFiles('.', ['en'], 'library')
  const own = globSync('**/*', { cwd: 'starter/files' })
  // What codegen writes there.
  const made = ['docs/lifecycles/', 'server/db/migrations/bounds.txt']
  const files = [...new Set([...coreFiles('.'), ...own, ...Object.keys(derived), ...made])]
  const tops = new Set(files.map((file) => file.split('/')[0]))
  const isThere = (name: string) => files.some((file) => file === name || file.startsWith(name.replace(/\/?$/, '/')))
  const calls = [...(json('starter/files/codegen/vocabulary/serverPaths.json') as string[]), '/api/v4/users']
  const { scripts } = JSON.parse(derived['package.json'] ?? '') as { scripts: object }
  const pages = files.filter((file) => /^(?:README|docs\/[\w-]+)\.md$/.test(file))
  const wrong = pages.flatMap((page) => {
    const text = readFileSync(own.includes(page) ? path.join('starter/files', page) : page, 'utf8')
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
    const dead = named.filter(
      (code) => /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(code) && tops.has(code.split('/')[0]) && !isThere(code),
    )
    const unknown = named
      .flatMap((code) => code.match(/\/api\/v\d\/[\w/-]+/g) ?? [])
      .filter((call) => !calls.some((one) => call === one || call.startsWith(`${one}/`)))
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : name))
    return [...dead, ...unknown, ...commands].map((name) => `${page}: ${name}`)
  })
  expect(pages.length).toBeGreaterThan(4)
  expect(wrong).toEqual([])
})

test('a copy has no licence of ours', () => {
  const files = derivedFiles('.', ['en'], 'library')
  expect(JSON.parse(files['package.json'] ?? '')).not.toHaveProperty('license')
  expect(JSON.parse(files['package-lock.json'] ?? '').packages['']).not.toHaveProperty('license')
})

test('a link in the tree is told with its path, and linked packages are left out', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'core-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'starter'))
  mkdirSync(path.join(root, 'server'))
  writeFileSync(path.join(root, 'starter/kinds.json'), JSON.stringify({ files: [], docs: [], nouns: [], tests: [] }))
  writeFileSync(path.join(root, 'server/app.ts'), '')
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(coreFiles(root)).toEqual(['server/app.ts'])
  symlinkSync(tmpdir(), path.join(root, 'server/elsewhere'))
  expect(() => coreFiles(root)).toThrow('server/elsewhere is a link')
})
