/**
 * The app itself: the built files, and for every page path of the specification its one page, with a
 * nonce for the styles that emotion adds. An address that is no page and no file is 404.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { NotFound } from '#server/errors.ts'
import { resetPath } from '#server/passwords/linkMail.ts'
import { pagePolicy } from './headers.ts'
import { openTo } from './session.ts'

/** Files that are no page of their own: the page template, maps, and what @fastify/static picks by itself. */
const unlisted = ['**/*.map', '**/index.html', '**/*.br', '**/*.gz']
const placeholder = '__CSP_NONCE__'
/** Their addresses hold the token of a link from a mail, or one that was passed on. */
const secretPaths = [resetPath, '/shared-info/view/']

/** `folder` is what Vite built; without it there are no pages, and the API works all the same. */
export const pages: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  const file = join(folder, 'index.html')
  const page = existsSync(file) ? withPlaceholder(await readFile(file, 'utf8')) : undefined
  if (page === undefined) app.log.warn(`there is no ${file}: only the API is served`)

  openTo(app, 'open')
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: unlisted,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (page === undefined || !isPage(request.url)) throw new NotFound()
    const nonce = randomBytes(16).toString('base64')
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, app.config.botCheck.kind))
    if (secretPaths.some((path) => request.url.startsWith(path))) {
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    }
    return reply.send(page.replaceAll(placeholder, nonce))
  })
}

/** The tag that emotion and Vite take their nonce from. */
const withPlaceholder = (html: string): string =>
  html.includes(placeholder)
    ? html
    : html.replace('<head>', `<head><meta property="csp-nonce" nonce="${placeholder}" />`)

/** `/api/doc/…` are pages; what else begins with /api is data, and a part that begins or ends like a file is a file. */
function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (/^\/api(?:\/|$)/.test(path) && !path.startsWith('/api/doc/')) return false
  return !/^\/assets(?:\/|$)|\/\.|\.[a-z0-9]{1,8}$/i.test(path)
}
