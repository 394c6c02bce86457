/**
 * Serves the app: the built files, and its one page for every page path of the specification. Any other address
 * is 404.
 */
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { NotFound } from '#server/errors.ts'
import { isPage, pageFile, type SendPage } from './page.ts'
import { openTo } from './openTo.ts'

/**
 * Files that are not served under their own name: the page template, maps, and compressed files, which
 * @fastify/static picks by itself.
 */
const unlisted = ['**/*.map', '**/index.html', '**/*.br', '**/*.gz']

type Built = {
  /** Folder of Vite's output. */
  folder: string
  /** Sender of pages; absent: there are none, and the API works all the same. */
  sendPage: SendPage | undefined
}

export const pages: FastifyPluginAsync<Built> = async (app, { folder, sendPage }) => {
  if (sendPage === undefined) app.log.warn(`there is no ${pageFile(folder)}: only the API is served`)

  openTo(app, 'open')
  if (sendPage !== undefined) {
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
    if (sendPage === undefined || !isPage(request.url)) throw new NotFound()
    return sendPage(reply, request.url)
  })
}
