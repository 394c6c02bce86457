import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startServer, type Server } from '#tests/support/server.ts'

let server: Server
let address: string
let blocking: NodeJS.Timeout | undefined
let turns = 0
beforeAll(async () => {
  server = await startServer({ config: { maxDelay: 100 } })
})
afterEach(() => clearInterval(blocking))
afterAll(() => server.stop())

/** Blocks the event loop for this many milliseconds in each turn. */
const block = (milliseconds: number) => {
  const never = new Int32Array(new SharedArrayBuffer(4))
  turns = 0
  blocking = setInterval(() => {
    Atomics.wait(never, 0, 0, milliseconds)
    turns += 1
  }, 10)
}

const health = async () => {
  const response = await fetch(`${address}/health`)
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}

test('the time it took to start is held against nobody', async () => {
  block(1200)
  // Longer than the delay is measured over, twice.
  await expect.poll(() => turns).toBeGreaterThan(1)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  clearInterval(blocking)
  expect(await health()).toEqual({ status: 200, retryAfter: null })
})

test('while the event loop is far behind requests get 503, and 200 once it has caught up', async () => {
  block(300)
  await expect.poll(health).toEqual({ status: 503, retryAfter: '2' })
  clearInterval(blocking)
  await expect.poll(health).toEqual({ status: 200, retryAfter: null })
})
