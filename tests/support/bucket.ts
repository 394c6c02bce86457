/** A bucket of an S3-compatible server, in memory: as much of it as the program uses. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { bytes: Buffer; modified: Date }
export type TestBucket = {
  url: URL
  /** Objects by path, `bucket/key`, byte for byte as they were sent: frames of checksums would stand in them. */
  objects: ReadonlyMap<string, Kept>
  stop(): Promise<void>
}

const absent = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>'

/** Refuses calls that are not signed, without checking by whom. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Kept>()
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = '', headers = {} }) => response.writeHead(status, headers).end(body))
  })
  type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string | number> }
  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://bucket').pathname.slice(1))
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return { status: 403 }
    if (request.method === 'PUT') {
      const bytes = await buffer(request)
      objects.set(path, { bytes, modified: new Date() })
      return { status: 200, headers: { etag: `"${createHash('md5').update(bytes).digest('hex')}"` } }
    }
    if (request.method === 'DELETE') return (objects.delete(path), { status: 204 })
    const found = objects.get(path)
    if (!found) return { status: 404, body: absent, headers: { 'content-type': 'application/xml' } }
    const headers = { 'content-length': found.bytes.length, 'last-modified': found.modified.toUTCString() }
    return { status: 200, headers, ...(request.method === 'GET' && { body: found.bytes }) }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: new URL(`http://127.0.0.1:${port}`), objects, stop }
}
