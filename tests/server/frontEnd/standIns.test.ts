/**
 * What stands in for parts of packages is still asked for, by those that we know, and has what they take from it.
 * A package that renames a file, or no longer wants one, would otherwise bring its bytes back without a word.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { replacements, withUnusedParts } from '#server/frontEnd/standIns.ts'
import { droppable } from '#server/frontEnd/unusedParts.ts'

/** Who asks for what is replaced: files, or folders with `/` at their end. */
const askers: Readonly<Record<keyof typeof replacements, readonly string[]>> = {
  'jsonexport/dist/index.js': ['ra-core/dist/export/defaultExporter.js'],
  inflection: ['ra-core/dist/', 'ra-ui-materialui/dist/'],
  './adapters/reactRouterProvider.js': [
    'ra-core/dist/routing/index.js',
    'ra-core/dist/routing/RouterProviderContext.js',
  ],
  './TouchRipple.js': ['@mui/material/esm/ButtonBase/ButtonBase.js'],
  './createThemeWithVars.js': [
    '@mui/material/esm/styles/createTheme.js',
    '@mui/material/esm/styles/experimental_extendTheme.js',
    '@mui/material/esm/styles/index.js',
  ],
  './ThemeProviderWithVars.js': ['@mui/material/esm/styles/ThemeProvider.js', '@mui/material/esm/styles/index.js'],
  'query-string': ['ra-core/dist/', 'ra-ui-materialui/dist/'],
  'lodash/defaults.js': ['ra-core/dist/', 'ra-ui-materialui/dist/'],
  'lodash/get.js': ['ra-core/dist/', 'ra-ui-materialui/dist/'],
  'lodash/pick.js': ['ra-core/dist/'],
  'lodash/set.js': ['ra-core/dist/'],
  'lodash/isEqual.js': ['ra-core/dist/', 'ra-ui-materialui/dist/'],
  'object.entries': ['node-polyglot/index.js'],
}

/** One file an icon, thousands of them, which import nothing but the one that makes icons. */
const icons = '@mui/icons-material'

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** Texts of the pages. */
const pages = globSync('{src,resources,providers}/**/*.{ts,tsx}', { exclude: (name) => name === 'generated' }).map(
  (file) => readFileSync(file, 'utf8'),
)

/** Packages that they import, and those that these need. */
function packagesOfPages(): Set<string> {
  const open = pages.flatMap((text) =>
    [...text.matchAll(/\bfrom '([^'#.][^']*)'/g)].map(([, from = '']) => packageOf(from)),
  )
  const found = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const description = `node_modules/${name}/package.json`
    if (found.has(name) || !existsSync(description)) continue
    found.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(description, 'utf8')) as { dependencies?: object }
    open.push(...Object.keys(dependencies))
  }
  found.delete(icons)
  return found
}

/** Their modules, those for `require` alone left out, by path below node_modules. */
const modules = new Map(
  [...packagesOfPages()].flatMap((name) =>
    globSync(`node_modules/${name}/**/*.{js,mjs}`).map((file): [string, string] => [
      path.posix.relative('node_modules', file.replaceAll(path.sep, '/')),
      readFileSync(file, 'utf8'),
    ]),
  ),
)

/** Those of them that say the name of anything replaced. */
const candidates = [...modules].filter(([, text]) => Object.keys(replacements).some((name) => text.includes(name)))

/** Names that a module takes from another; `*` where it hands on all. */
function namesTaken(text: string, specifier: string): string[] {
  const from = specifier.replaceAll('.', '\\.')
  const clauses = [...text.matchAll(new RegExp(`\\b(?:import|export)\\s+([^'";]*?)\\s*from\\s*['"]${from}['"]`, 'g'))]
  const names = clauses.flatMap(([, clause = '']) => [
    ...(/^\w/.test(clause) ? ['default'] : []),
    ...(clause.includes('*') ? ['*'] : []),
    ...(/\{([^}]*)\}/.exec(clause)?.[1] ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  ])
  const isRequired = new RegExp(`\\b(?:require|import)\\(\\s*['"]${from}['"]`).test(text)
  return [...names, ...(isRequired ? ['default'] : [])].filter(Boolean)
}

/** By asker of a specifier, outside the package that it names, the names that it takes. */
const asking = (specifier: string) =>
  candidates.flatMap(([file, text]) => {
    const isAnother = !file.startsWith(`${packageOf(specifier)}/`)
    const names = isAnother ? namesTaken(text, specifier) : []
    return names.length > 0 ? [{ file, names }] : []
  })

const load = async (file: string) => (await import(file)) as Record<string, unknown>
const replacedModule = (specifier: string, asker: string) => {
  const file = path.resolve('node_modules', asker)
  return load(
    pathToFileURL(specifier.startsWith('.') ? path.join(file, '..', specifier) : createRequire(file).resolve(specifier))
      .href,
  )
}

/** Whether any module, or page of ours, imports a name by itself. */
const isImported = (name: string) =>
  [...modules.values(), ...pages].some(
    (text) =>
      text.includes(name) && new RegExp(`\\bimport\\s*(?:\\w+\\s*,\\s*)?\\{[^}]*\\b${name}\\b[^}]*\\}`).test(text),
  )

/** A component that React wraps is as good as one that is a function. */
const kindOf = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value ? 'function' : typeof value

test('each stand-in has its askers listed', () => {
  expect(Object.keys(askers).sort()).toEqual(Object.keys(replacements).sort())
})

test.each(Object.keys(replacements))('%s is asked for where we know, and only there', (specifier) => {
  const files = asking(specifier).map(({ file }) => file)
  const places = askers[specifier] ?? []
  expect(files.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([])
  expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([])
})

test.each(Object.entries(replacements))('what stands in for %s has what is taken from it', async (specifier, ours) => {
  const standIn = await load(ours)
  for (const { file, names } of asking(specifier)) {
    const replaced = await replacedModule(specifier, file)
    // What nobody takes from the one that hands on all may be missing.
    const taken = names.flatMap((name) =>
      name === '*' ? Object.keys(replaced).filter((each) => each in standIn || isImported(each)) : [name],
    )
    expect(taken, file).not.toEqual([])
    const kinds = (module: Record<string, unknown>) => taken.map((name) => `${name}: ${kindOf(module[name])}`)
    expect(kinds(standIn), file).toEqual(kinds(replaced))
  }
})

test('calls of the router are still marked, so that its unused components can be dropped', () => {
  const files = [...modules].filter(
    ([file]) => withUnusedParts.test(`node_modules/${file}`) && /^react-router\/dist\/development\/.*\.mjs$/.test(file),
  )
  const code = files.map(([, text]) => text).join('\n')
  const marked = droppable(code)
  const marks = (text: string) => text.match(/\/\* @__PURE__ \*\/ React/g)?.length ?? 0
  expect(marks(marked) - marks(code)).toBeGreaterThan(10)
  expect(code).toMatch(/^\w+\.displayName = /m)
  expect(marked).not.toMatch(/^\w+\.displayName = |^var \w+ = React\d*\.(?:forwardRef|createContext|memo)\(/m)
})
