/**
 * Puts modules of `src/stubs/`, or smaller packages, in place of parts of packages that a start would load for
 * nothing. What each is for and wins stands in docs/architecture.md; `tests/server/frontEnd/standIns.test.ts`
 * holds that it is still asked for and still fits. A starter has none: its pages may use what we do not.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { unusedParts } from './unusedParts.ts'

const stub = (file: string): string => fileURLToPath(new URL(`../../src/stubs/${file}`, import.meta.url))

/** What packages import, as it is written in them → what they get. */
export const replacements: Readonly<Record<string, string>> = {
  'jsonexport/dist/index.js': stub('noExport.ts'),
  inflection: stub('noInflection.ts'),
  './adapters/reactRouterProvider.js': stub('noRouterProvider.ts'),
  './TouchRipple.js': stub('noRipple.ts'),
  './createThemeWithVars.js': stub('noThemeVariables.ts'),
  './ThemeProviderWithVars.js': stub('noThemeVariables.ts'),
  'query-string': stub('addressQuery.ts'),
  'lodash/defaults.js': 'es-toolkit/compat/defaults',
  'lodash/get.js': 'es-toolkit/compat/get',
  'lodash/pick.js': 'es-toolkit/compat/pick',
  'lodash/set.js': 'es-toolkit/compat/set',
  'lodash/isEqual.js': 'react-fast-compare',
  'object.entries': stub('objectEntries.cjs'),
}

/** Files of a library that does not say which of its parts have no effect until they are used. */
export const withUnusedParts = /node_modules\/react-router\//

/** Tests load packages as they are. */
export const standIns = (): Plugin[] => [
  {
    name: 'dossier:stand-ins',
    apply: (_config, { mode }) => mode !== 'test',
    config: () => ({ resolve: { alias: replacements } }),
  },
  unusedParts(withUnusedParts),
]
