/**
 * Ends connections when the server closes: idle ones at once, the others after their answer. Node counts a
 * connection without any request yet as busy, and browsers open such ones in advance.
 */
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

export const closing = fp(async (app) => {
  /** The open connections, each with its number of unanswered requests. */
  const running = new Map<Socket, number>()
  let isClosing = false
  const change = (socket: Socket, by: number) => {
    const left = (running.get(socket) ?? 0) + by
    if (running.has(socket)) running.set(socket, left)
    if (isClosing && left === 0) socket.destroySoon()
  }

  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    change(socket, 1)
    response.once('close', () => change(socket, -1))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, requests] of running) if (requests === 0) socket.destroy()
  })
})
