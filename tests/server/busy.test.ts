import { afterEach, expect, test } from 'vitest'
import { startServer, type Server } from '#tests/support/server.ts'

let server: Server
let blocking: NodeJS.Timeout | undefined
afterEach(async () => {
  clearInterval(blocking)
  await server.stop()
})

/** Keeps the event loop from turning. */
const block = (milliseconds: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

const health = async (address: string) => {
  const response = await fetch(`${address}/health`)
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}

test('the time it took to start is held against nobody', async () => {
  server = await startServer({ config: { maxDelay: 300 } })
  blocking = setInterval(() => block(1200), 10)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  clearInterval(blocking)
  expect(await health(address)).toEqual({ status: 200, retryAfter: null })
})

test('while the event loop is far behind requests get 503, and 200 once it has caught up', async () => {
  server = await startServer({ config: { maxDelay: 100 } })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  blocking = setInterval(() => block(300), 10)
  await expect.poll(() => health(address), { timeout: 30_000 }).toEqual({ status: 503, retryAfter: '2' })
  clearInterval(blocking)
  await expect.poll(() => health(address), { timeout: 30_000 }).toEqual({ status: 200, retryAfter: null })
})
