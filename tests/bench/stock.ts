/**
 * react-admin's own list of our customers, built and served like our pages. A server in between translates its
 * data provider's requests and answers.
 */
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressFiles } from '#server/frontEnd/compressFiles.ts'
import { compression } from '#server/http/compression.ts'
import { productionBuild } from './productionBuild.ts'

/** @param app Address of the app; its session cookie is sent too, because cookies ignore ports. */
export async function serveStock(app: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-stock-'))
  await productionBuild({
    configFile: false,
    root: join(import.meta.dirname, 'stock'),
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  })
  await compressFiles(folder)
  const server = fastify()
  await server.register(compression)
  await server.register(fastifyStatic, { root: folder, preCompressed: true })
  server.get<{ Querystring: { range?: string } }>('/stock/customer', async ({ query, headers }, reply) => {
    const [from = 0, to = 49] = JSON.parse(query.range ?? '[]') as number[]
    const answer = await fetch(`${app}/api/v4/customer?_limit=${to - from + 1}&_offset=${from}`, {
      headers: { cookie: headers.cookie ?? '' },
    })
    const { items, total } = (await answer.json()) as { items: object[]; total: number }
    return reply.header('content-range', `customer ${from}-${from + items.length - 1}/${total}`).send(items)
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
