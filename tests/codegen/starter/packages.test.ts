/** A starter lists the packages that it uses, and its lock is that of those. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { derivedFiles } from '#codegen/starter/derivedFiles.ts'
import { kindOf, readKinds } from '#codegen/starter/kinds.ts'
import { usedPackages } from '#codegen/starter/packages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))

test('what a file names stays, with what that wants beside it, its types, and what these lead to', () => {
  const listed = {
    dependencies: versions('pages', 'engine', 'letters'),
    devDependencies: versions('typescript', '@types/pages', '@types/letters', 'shelf'),
    overrides: versions('letters'),
  }
  mkdirSync(path.join(folder, 'src'))
  writeFileSync(path.join(folder, 'src/main.ts'), `import { page } from 'pages/one.js' // not letters\n`)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'library', ...listed }))
  const locked = {
    '': { name: 'library', ...listed },
    'node_modules/pages': { dependencies: versions('ink') },
    'node_modules/pages/node_modules/ink': { peerDependencies: versions('engine') },
    'node_modules/ink': {},
    'node_modules/engine': {},
    'node_modules/letters': { dependencies: versions('ink', 'stamps') },
    'node_modules/stamps': {},
    'node_modules/typescript': {},
    'node_modules/@types/pages': {},
    'node_modules/@types/letters': {},
    'node_modules/shelf': {},
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: locked }))
  const used = usedPackages(folder)
  const kept = { dependencies: versions('pages', 'engine'), devDependencies: versions('typescript', '@types/pages') }
  expect(JSON.parse(used['package.json'] ?? '')).toEqual({ name: 'library', ...kept })
  expect(JSON.parse(used['package-lock.json'] ?? '')).toEqual({
    lockfileVersion: 3,
    packages: {
      '': { name: 'library', ...kept, overrides: listed.overrides },
      'node_modules/pages': locked['node_modules/pages'],
      'node_modules/pages/node_modules/ink': locked['node_modules/pages/node_modules/ink'],
      'node_modules/engine': {},
      'node_modules/typescript': {},
      'node_modules/@types/pages': {},
    },
  })
})

test('nothing stands in for parts of packages', () => {
  const build = derivedFiles('.', ['en'], 'library')['vite.config.ts'] ?? ''
  expect(build).toMatch(/plugins: \[react\(\), .*chunks\(parts\)\],/)
  expect(build).not.toMatch(/standIns|unusedParts|alias/)
  const kinds = readKinds('.')
  expect(
    ['src/stubs/noRipple.ts', 'server/frontEnd/standIns.ts', 'server/frontEnd/unusedParts.ts'].map((file) =>
      kindOf(file, kinds),
    ),
  ).toEqual(['product', 'product', 'product'])
})
