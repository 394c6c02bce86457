/** Routes that take files, by their kind of reader, and the worst files for them, which may hold nobody up and fail nowhere. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { heldBy, mostHeld } from '#tests/support/turns.ts'
import { worstFiles, type FileReader, type WorstFile } from './worstFiles.ts'

/** By the end of their path; `POST` all of them. A new one is added here with its reader. */
export const takers: readonly (readonly [path: RegExp, reader: FileReader])[] = [
  [/^\/api\/v4\/[\w/-]+\/import$/, 'table'],
  [/^\/api\/v4\/file\/bulk\/read$/, 'table'],
  [/^\/api\/v4\/import-job$/, 'rows'],
  [/^\/api\/v4\/file\/\{id\}\/documents$/, 'document'],
  [/^\/api\/v4\/file\/logs\/\{id\}\/attachments$/, 'document'],
]

const tokenOf = async (client: Client): Promise<string> =>
  (await client.get('/api/v4/users/csrf')).json<{ token: string }>().token

type Described = { requestBody?: { content: Record<string, unknown> } }

/** @returns Paths of the routes whose body may be something else than JSON, as they are described. */
export function describedWithFiles({ app }: Api): string[] {
  const paths = app.swagger().paths as Record<string, Record<string, Described>>
  return operationsOf(app)
    .filter(({ method, path }) => {
      const types = Object.keys(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})
      return types.some((type) => type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    })
    .map(({ path }) => path)
}

const types = ['application/octet-stream', 'multipart/form-data; boundary=x']

/** @returns Paths of the routes that read such a body, as far as an administrator may call them. */
export async function routesWithFiles(api: Api): Promise<string[]> {
  const client = api.as('admin')
  const token = await tokenOf(client)
  const found: string[] = []
  for (const { method, path, url } of operationsOf(api.app)) {
    if (method === 'GET' || method === 'DELETE' || url.includes('logout')) continue
    for (const type of types) {
      const headers = { 'content-type': type, 'x-xsrf-token': token }
      const { statusCode } = await client.send({ method, url, payload: 'x', headers })
      if (statusCode !== 415 && statusCode !== 403 && !found.includes(path)) found.push(path)
    }
  }
  return found
}

export type Target = { reader: FileReader; url: string }

/** @returns How many files there were. */
export async function sendWorstFiles(api: Api, { reader, url }: Target): Promise<number> {
  const client = api.as('admin')
  const token = await tokenOf(client)
  const [slow, failed]: string[][] = [[], []]
  const files = await worstFiles(reader)
  for (const file of files) {
    let answer: Answer | undefined
    const request = await requestOf(file, reader)
    const held = await heldBy(async () => {
      const headers = { 'content-type': request.type, 'x-xsrf-token': token }
      answer = await client.send({ method: 'POST', url, payload: request.payload, headers })
    })
    const name = `${url}, ${file.what} (${file.name.slice(-10)})`
    if (held > mostHeld) slow?.push(`${name}, ${Math.round(held)} ms`)
    const status = answer?.statusCode ?? 0
    if (status === 0 || status >= 500) failed?.push(`${name}, ${status} ${answer?.body.slice(0, 200)}`)
    // Whatever is refused says why.
    if (status >= 400) expect(answer?.body, name).toMatch(/"errors?":.*[a-z]{3}/)
  }
  expect({ slow, failed }).toEqual({ slow: [], failed: [] })
  return files.length
}

async function requestOf({ name, bytes }: WorstFile, reader: FileReader): Promise<{ type: string; payload: Buffer }> {
  if (reader !== 'document') return { type: 'application/octet-stream', payload: bytes }
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const body = new Response(form)
  return { type: body.headers.get('content-type') ?? '', payload: Buffer.from(await body.arrayBuffer()) }
}
