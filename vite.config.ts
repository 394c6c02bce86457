/** How the front end is built and served in development, and how every test runs. */
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunks } from './server/frontEnd/chunks.ts'
import { standIns } from './server/frontEnd/standIns.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Another server of the specification's calls, instead of our own. */
const other = process.env.VITE_API_URL
const api = {
  target: other ?? `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
  changeOrigin: other !== undefined,
  cookieDomainRewrite: '',
}
/** `/api/doc/…` is a page of the application; the rest under `/api` is the server's. */
const proxied = ['^/api/(?!doc/)', '/login_check_json', '/logout', '/health', '/do-change-password']
/** The page is the application's, the form that is posted to it the server's. */
const searchForm = {
  '^/file/search$': {
    ...api,
    bypass: ({ method, url }: { method?: string; url?: string }) => (method === 'POST' ? undefined : url),
  },
}

const slow = ['tests/e2e/**', 'tests/bench/**']
/** What asks no database, or always the embedded one: on a database server it would be the same once more. */
const withoutServer = [
  'tests/codegen/migration/{branches.long,files,fold,names,plan,refusal}.test.ts',
  'tests/server/{config,jobKinds,start}.test.ts',
  'tests/server/records/values/html.test.ts',
  'tests/server/db/{countRows,lock,pglite,sqlStatements,untilThere,wholeFolder}.test.ts',
  'tests/server/{dev,frontEnd}/*.test.ts',
  'tests/server/http/closing.test.ts',
  'tests/server/lists/manyHits.test.ts',
  'tests/server/lists/positions/log.test.ts',
  'tests/server/sql/{names,names.long,projection,startsWith}.test.ts',
  'tests/server/subjects/accounts/secondFactor/seal.test.ts',
  'tests/server/seed/{rows,templates}.test.ts',
  'tests/server/subjects/accounts/sessions/{network,reader}.test.ts',
  'tests/server/subjects/templates/pdf.test.ts',
  'tests/server/subjects/integration/webhooks/{outbound,publicAddress,sign}.test.ts',
]
/** What is about a database server: the embedded one has no network, and nobody beside it. */
const onServerOnly = [
  'tests/server/db/lostServer.test.ts',
  'tests/server/bench.long.test.ts',
  'tests/server/subjects/workflow/faults.long.test.ts',
]
/** A database server, on which the tests of the server are run once more after all others; `.ci/run` starts one. */
const databaseAfterwards = process.env.TEST_DATABASE_AFTERWARDS

const sharedWorker = {
  isolate: false,
  // Each worker a process of its own: databases in WebAssembly in several threads of one can end it (nodejs/node#64500).
  pool: 'forks',
  // One more than two processors: a page waits for its server and its timers for a third of its time.
  maxWorkers: 3,
  // A slow machine is no failure; what hangs is found all the same.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const
/** Browsers want the processors for themselves: they follow the others, and the tests on a database server follow them. */
const afterwards = (groupOrder: number) => ({ ...sharedWorker, sequence: { groupOrder } }) as const

/** What is loaded together: the shell, then any list, then any form. */
const parts = {
  start: /src\/index\.html$/,
  list: /resources\/generated\/[^/]+\/views\.ts$/,
  form: /resources\/generated\/[^/]+\/forms\.ts$/,
}

/** Files that hold what the parts of one kind share. */
const sharedPart = /^assets\/(list|form)-[\w-]+\.js$/

/** Puts `src/firstPaint.js` into the build as it is: a plain script, because a module runs after the first paint. */
function firstPaint(): Plugin {
  const source = readFileSync(`${root}src/firstPaint.js`, 'utf8')
  const fileName = `assets/firstPaint-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: (html) => html.replace('/firstPaint.js', `/${fileName}`),
  }
}

/** Names the program of this build in `release.json`, by which an open page finds out that there is a newer one. */
const release = (): Plugin => ({
  name: 'release',
  apply: 'build',
  generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    if (entry) this.emitFile({ type: 'asset', fileName: 'release.json', source: `{"program":"/${entry.fileName}"}` })
  },
})

/** Only tests have an order, and only where they are run are they there. */
const testOrder = async () =>
  process.env.VITEST ? (await import('./tests/support/longestFirst.ts')).LongestFirst : undefined

/** What each run of tests has: a seed, a clock, a set-up, and whose tests have a second try. */
const run = process.env.VITEST ? (await import('./tests/support/flaky/beginning.ts')).beginRun() : undefined

export default defineConfig({
  root: `${root}src`,
  publicDir: false,
  plugins: [react(), firstPaint(), release(), standIns(), chunks(parts)],
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    // Only what several parts share is asked for ahead: the names of all others would weigh on the start.
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((name) => sharedPart.test(name)) },
  },
  server: { proxy: { ...Object.fromEntries(proxied.map((path) => [path, api])), ...searchForm } },
  test: {
    root,
    reporters: ['default', './tests/support/flaky/reporter.ts', './tests/support/summary.ts'],
    setupFiles: run?.setupFiles,
    tags: run?.tags,
    onStackTrace: run?.onStackTrace,
    sequence: { sequencer: await testOrder() },
    projects: [
      {
        extends: true,
        test: {
          ...sharedWorker,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...slow, ...(process.env.TEST_DATABASE_URL ? withoutServer : onServerOnly)],
          environment: 'node',
        },
      },
      {
        extends: true,
        // Node gives react-admin react-router as a module; our own code must get the same one.
        resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
        ssr: { resolve: { conditions: ['module-sync', 'module', 'node', 'development'] } },
        test: {
          ...sharedWorker,
          name: 'dom',
          retry: run?.retry,
          include: ['tests/**/*.test.tsx'],
          exclude: slow,
          environment: 'jsdom',
          setupFiles: fileURLToPath(new URL('tests/support/domSetup.ts', import.meta.url)),
        },
      },
      {
        extends: true,
        test: {
          ...afterwards(1),
          name: 'e2e',
          retry: run?.retry,
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: fileURLToPath(new URL('tests/support/office.ts', import.meta.url)),
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      ...(databaseAfterwards
        ? [
            {
              extends: true as const,
              test: {
                ...afterwards(2),
                name: 'postgres',
                include: ['tests/server/**/*.test.ts', 'tests/codegen/migration/**/*.test.ts'],
                exclude: withoutServer,
                environment: 'node',
                env: { TEST_DATABASE_URL: databaseAfterwards },
              },
            },
          ]
        : []),
    ],
  },
})
