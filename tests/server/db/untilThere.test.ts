import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { DatabaseBusy } from '#server/db/connectPool.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { untilThere } from '#server/db/untilThere.ts'

const away = () => new DatabaseBusy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
const starting = () =>
  new DatabaseBusy(Object.assign(new Error('the database system is starting up'), { code: '57P03' }))

function patience(wait: number) {
  const said: string[] = []
  return { said, wait, every: 5, say: (text: string) => void said.push(text) }
}

test('a database that comes later is waited for, and both is said once', async () => {
  const answers = [away(), away(), starting()]
  const open = async () => {
    const next = answers.shift()
    if (next) throw next
    return 'open'
  }
  const how = patience(60_000)
  expect(await untilThere(open, how)).toBe('open')
  expect(how.said).toEqual([expect.stringMatching(/^waiting at most 60 s.*ECONNREFUSED/), 'the database answers'])
})

test('one that stays away ends the start with the reason', async () => {
  let tries = 0
  const open = async () => {
    tries += 1
    throw away()
  }
  await expect(untilThere(open, patience(60))).rejects.toThrow('ECONNREFUSED')
  expect(tries).toBeGreaterThan(2)
})

test.each([
  Object.assign(new Error('password authentication failed'), { code: '28P01' }),
  new DatabaseBusy(Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })),
  new Error('PostgreSQL 14 is too old'),
])('what waiting does not mend is told at once: $message', async (problem) => {
  const how = patience(60_000)
  await expect(untilThere(() => Promise.reject(problem), how)).rejects.toBe(problem)
  expect(how.said).toEqual([])
})

/** Answers every connection with "the server is starting", as PostgreSQL does. */
function startingServer(port = 0): Promise<Server> {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up'].map((one) => `${one}\0`).join('')
  const message = Buffer.from(`E0000${fields}\0`)
  message.writeInt32BE(message.length - 1, 1)
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(message)))
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

test('over the wire: nobody at the port, then a server that is starting', async () => {
  const first = await startingServer()
  const { port } = first.address() as AddressInfo
  await new Promise((resolve) => first.close(resolve))
  const url = `postgres://nobody@127.0.0.1:${port}/none`
  const reasons: string[] = []
  let later: Server | undefined
  const open = async () => {
    if (reasons.length === 2) later = await startingServer(port)
    try {
      return await openPostgres({ url, poolSize: 1, statementTimeout: 1000, connectTimeout: 5000 })
    } catch (error) {
      reasons.push(String(error))
      if (reasons.length === 4) throw new Error('seen enough', { cause: error })
      throw error
    }
  }
  await expect(untilThere(open, patience(60_000))).rejects.toThrow('seen enough')
  expect(reasons).toEqual([
    ...[1, 2].map(() => expect.stringContaining('ECONNREFUSED')),
    ...[3, 4].map(() => expect.stringContaining('starting up')),
  ])
  later?.close()
})
