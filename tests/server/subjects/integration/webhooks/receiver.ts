/** A local server that receives webhooks in tests, and rules that allow calling it. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strictRules, type Rules } from '#server/subjects/integration/webhooks/outbound.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
export type Receiver = {
  url: string
  port: number
  received: Received[]
  /** Its answer from now on; `hang`: none. */
  answer: { status: number; body?: string; headers?: Record<string, string>; hang?: boolean }
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      const { status, body: text = '', headers = {}, hang } = receiver.answer
      if (!hang) response.writeHead(status, headers).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://hooks.example.com:${port}/in`,
    port,
    received,
    answer: { status: 204 },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}

/** Resolves every name to this machine, and allows it. */
export const looseRules: Rules = {
  ...strictRules,
  isAllowedUrl: () => true,
  isAllowedAddress: (address) => address === '127.0.0.1',
  resolve: () => Promise.resolve(['127.0.0.1']),
  timeout: 2000,
}
