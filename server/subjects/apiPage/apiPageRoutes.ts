/**
 * The description of the API. For programs (/api/v4/openapi.json): whole for people, for a key the calls that
 * it may make. For people (/api/doc): a page of parts, with the operations that the reader may call.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { descriptionRight as acl } from '#schemas/owner.ts'
import { openTo } from '#server/http/openTo.ts'
import { apiParts } from './apiParts.ts'
import { pageHtml } from './pageHtml.ts'
import { mayCall, readableApi } from './readableApi.ts'

const root = '/api/doc'
const hide = { schema: { hide: true } }

/** Swagger UI sets style attributes from its scripts, which this allows; the rest is as strict as on our own page. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Uses the appearance of the app, which is stored under this name (src/firstPaint.js). */
const appearance = `try {
  const chosen = localStorage.getItem('appearance')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark-mode', isDark)
} catch {}
`

/** The only files of Swagger UI that are served; its own page is not. */
const program = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png']
const programFolder = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static')

const ownFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export const apiPageRoutes: FastifyPluginAsync = async (app) => {
  app.get('/api/v4/openapi.json', { config: { acl }, ...hide }, async ({ access }) =>
    access.scopes === undefined ? app.swagger() : readableApi(app.swagger(), (operation) => mayCall(operation, access)),
  )

  await app.register(async (page) => {
    openTo(page, acl)

    const showPage = async ({ access }: FastifyRequest, reply: FastifyReply) => {
      const locale = access.person?.locale ?? access.locale
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
      return pageHtml(apiParts(app.swagger(), access, locale), root, locale)
    }
    page.get(root, hide, showPage)
    page.get(`${root}/`, hide, showPage)

    page.get<{ Querystring: { tag?: string } }>(`${root}/json`, hide, async ({ access, query: { tag } }) =>
      readableApi(
        app.swagger(),
        (operation) => (tag === undefined || operation.tags?.[0] === tag) && mayCall(operation, access),
      ),
    )

    const files = {
      'appearance.js': { type: 'text/javascript', content: appearance },
      'page.js': { type: 'text/javascript', content: ownFile('page.js') },
      'page.css': { type: 'text/css', content: ownFile('page.css') },
    }
    for (const [name, { type, content }] of Object.entries(files)) {
      page.get(`${root}/${name}`, hide, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content))
    }
    await page.register(fastifyStatic, {
      root: programFolder,
      prefix: `${root}/static/`,
      decorateReply: false,
      index: false,
      allowedPath: (path) => program.includes(path.replace(/^\//, '')),
    })
  })
}
