/** A gateway of text messages for tests: accepts them, or answers as it is told. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Gateway = {
  url: URL
  texts: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[]
  /** Status of the answers; 0: the connection ends without one, once the message has arrived. */
  status: number
  stop(): Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const given = JSON.parse(body) as Record<string, unknown>
      if (gateway.status === 0 || gateway.status === 200) gateway.texts.push({ headers: request.headers, body: given })
      if (gateway.status === 0) return void request.socket.destroy()
      response.writeHead(gateway.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(gateway.status === 200 ? { id: `sms-${gateway.texts.length}` } : { error: 'no' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway: Gateway = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`),
    texts: [],
    status: 200,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
  return gateway
}
