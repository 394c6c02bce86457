/** `GET /api/v4/document/{id}/content` and `…/preview/{page}`: the bytes of a document, and what they look like. */
import type { FastifyPluginAsync } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { opensInBrowser } from './allowedTypes.ts'
import { asFileOfStranger } from './answerHeaders.ts'
import { keptPreview } from './keptPreviews.ts'
import { orGone } from './orGone.ts'
import { ask } from './previewThread.ts'
import { readableDocument } from './readableDocument.ts'

/** Types that are safe to open in a browser; all others are saved. */
const shownTypes = ['application/pdf', 'image/jpeg', 'image/png']
/** Pixels across; few, because each is kept. */
const widths = [240, 900, 1600]
/** Bytes that are drawn: all of them are in memory then. */
const mostDrawn = 50 * 1024 * 1024
const binary = (type: string) => ({
  200: { description: 'The bytes.', content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
})

export const contentRoutes: FastifyPluginAsync = async (app) => {
  const missing = orGone(app, 'a document')
  app.get<{ Params: { id: string }; Querystring: { inline?: '1' } }>(
    '/api/v4/document/:id/content',
    {
      config: { acl: document.access.read, answers: binary('application/octet-stream') },
      schema: {
        tags: ['documents'],
        summary: 'The bytes of a document, to be saved',
        params: idParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            inline: {
              enum: ['1'],
              description: 'PDF and pictures open in the browser, unless the settings say otherwise.',
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { name, mimeType, size, sha256 } = await readableDocument(app, request)
      const isShown =
        request.query.inline === '1' && shownTypes.includes(mimeType) && (await opensInBrowser(app.engine, mimeType))
      asFileOfStranger(request, reply, { name, shown: isShown ? 'inline' : 'attachment' })
      const bytes = await app.storage.open(sha256).catch(missing)
      return reply
        .type(mimeType || 'application/octet-stream')
        .header('content-length', size)
        .send(bytes)
    },
  )

  app.get<{ Params: { id: string; page: string }; Querystring: { width?: string } }>(
    '/api/v4/document/:id/preview/:page',
    {
      config: { acl: document.access.read, answers: binary('image/png') },
      schema: {
        tags: ['documents'],
        summary: 'A page of a PDF, or a picture, drawn as PNG',
        params: {
          type: 'object',
          required: ['id', 'page'],
          properties: { id: { type: 'string' }, page: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' } },
        },
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { width: { enum: widths.map(String) } },
        },
      },
    },
    async (request, reply) => {
      const { name, mimeType, size, sha256, pages } = await readableDocument(app, request)
      const page = Number(request.params.page)
      if (!shownTypes.includes(mimeType) || size > mostDrawn) throw new Refused({ key: 'error.document.noPreview' })
      if (page > (pages ?? 1)) throw new NotFound()
      const width = Number(request.query.width ?? 900)
      const tag = `"${sha256.slice(0, 32)}-${page}-${width}"`
      void reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const png = await keptPreview(app.config, { sha256, page, width }, async () => {
        const bytes = await app.storage.get(sha256).catch(missing)
        const drawn = await ask(
          mimeType === 'application/pdf' ? { kind: 'page', bytes, page, width } : { kind: 'picture', bytes, width },
        )
        return drawn instanceof Uint8Array ? drawn : new Uint8Array()
      })
      return asFileOfStranger(request, reply, { name: `${name}-${page}.png`, shown: 'inline' })
        .type('image/png')
        .send(png)
    },
  )
}
