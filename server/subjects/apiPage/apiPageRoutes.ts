/**
 * The description of the API. For programs (/api/v4/openapi.json): whole or one part of it (`?tag=`, the parts are
 * named at /api/v4/openapi/parts); for people with all calls, for a key with those that it may make. For people (/api/doc): a page of parts, with the operations that the reader may call.
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
import { describedFor, sendDescribed } from './describedParts.ts'
import { mayCall, readableApi, type Operation } from './readableApi.ts'

type Part = { Querystring: { tag?: string } }

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
  app.get<Part>('/api/v4/openapi.json', { config: { acl }, ...hide }, async (request, reply) =>
    sendDescribed(request, reply, describedFor(app, request.access, request.query.tag)),
  )
  app.get('/api/v4/openapi/parts', { config: { acl }, ...hide }, async ({ access }) => {
    const isShown = (operation: Operation) => access.scopes === undefined || mayCall(operation, access)
    const parts = apiParts(app.swagger(), isShown, access.person?.locale ?? access.locale)
    const url = (tag: string) => `/api/v4/openapi.json?tag=${encodeURIComponent(tag)}`
    return {
      items: parts.map(({ tag, title, operations }) => ({ tag, title, operations: operations.length, url: url(tag) })),
    }
  })

  await app.register(async (page) => {
    openTo(page, acl)

    const showPage = async ({ access }: FastifyRequest, reply: FastifyReply) => {
      const locale = access.person?.locale ?? access.locale
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
      return pageHtml(
        apiParts(app.swagger(), (operation) => mayCall(operation, access), locale),
        root,
        locale,
      )
    }
    page.get(root, hide, showPage)
    page.get(`${root}/`, hide, showPage)

    page.get<Part>(`${root}/json`, hide, async ({ access, query: { tag } }) =>
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
