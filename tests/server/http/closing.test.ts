import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closing } from '#server/http/closing.ts'

async function textOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
  await once(socket, 'close')
  return text
}

test('connections without a request end at once, those with one end with its answer', async () => {
  const app = fastify()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  await app.register(closing)
  app.get('/quick', async () => 'quick')
  app.get('/slow', async () => {
    asked()
    await mayAnswer
    return 'slow'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const [silent, kept, busy] = sockets as [Socket, Socket, Socket]
  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`)
  ask(kept, '/quick')
  await once(kept, 'data')
  ask(busy, '/slow')
  await isAsked

  const texts = sockets.map(textOf)
  const closed = app.close()
  expect(await texts[0]).toBe('')
  expect(await texts[1]).toBe('')
  expect(silent.destroyed && kept.destroyed && !busy.destroyed).toBe(true)
  answer()
  expect(await texts[2]).toMatch(/^HTTP\/1\.1 200[^]*connection: close[^]*slow$/i)
  await closed
})
