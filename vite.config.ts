/** Builds the front end, serves it in development, and runs every test. */
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunks } from './server/frontEnd/chunks.ts'
import { pageTable } from './server/frontEnd/pageTable.ts'
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

/** Modules that are loaded together: the shell, then any list, then any form. */
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

/** Projects of tests, loaded only in a test run: a copy that only builds has no tests folder. */
const tests = process.env.VITEST ? (await import('./tests/sets/projects.ts')).tests : undefined

export default defineConfig({
  root: `${root}src`,
  publicDir: false,
  plugins: [react(), firstPaint(), pageTable(), release(), standIns(), chunks(parts)],
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    // Preloads only what several parts share: the names of all others would weigh on the start.
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((name) => sharedPart.test(name)) },
  },
  server: { proxy: { ...Object.fromEntries(proxied.map((path) => [path, api])), ...searchForm } },
  test: tests,
})
