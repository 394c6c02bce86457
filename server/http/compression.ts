/** Compresses answers over a kilobyte, at levels that cost less time than they save. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fp from 'fastify-plugin'

export const compression = fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
})
