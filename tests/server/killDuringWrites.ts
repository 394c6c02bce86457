/** A server that is killed during a stream of writes, as often as a test wants. */
import { rm } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { makeDataFolder } from '#tests/support/engine.ts'
import { createDatabase } from './crashDatabase.ts'
import { diesAt, kill, signIn, startServer, type Client } from './crashServer.ts'
import type { Point } from './dieAt.ts'

const insert = 'insert into "merchant"'
/** Where a write is when the server dies: kept without anybody having heard, in the table, and about to be kept. */
const points: readonly Omit<Point, 'nth'>[] = [
  { of: insert, at: 'commit', where: 'after' },
  { of: insert, at: insert, where: 'after' },
  { of: insert, at: 'commit', where: 'before' },
]
/** Kills that take each point once. */
export const mostPoints = points.length
const writers = 4

const pointOf = (round: number) => points[round % points.length] ?? { of: insert, at: insert, where: 'after' }

/** The variables of a server with a database of its own, until the test ends. */
async function ownEnvironment(): Promise<Record<string, string>> {
  const folder = await makeDataFolder('crash-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  if (!database) return { DATA_DIR: folder }
  onTestFinished(database.drop)
  return { DATA_DIR: folder, DATABASE_URL: database.url }
}

type Acknowledged = { id: number; name: string }

/** Creates merchants one after the other until the server no longer answers. */
async function write({ send }: Client, prefix: string, acknowledged: Acknowledged[]): Promise<void> {
  const list = await send('GET', '/api/v4/customer?_limit=200')
  const { items: clients } = (await list.json()) as { items: { id: number }[] }
  for (let number = 0; ; number++) {
    const name = `${prefix}-${number}`
    const client = clients[number % clients.length]?.id
    const answer = await send('POST', '/api/v4/merchant', { name, client }).catch(() => undefined)
    if (!answer) return
    const body = (await answer.json().catch(() => undefined)) as Acknowledged | undefined
    if (!body) return
    if (answer.status !== 201) throw new Error(`A write was refused with ${answer.status}: ${JSON.stringify(body)}`)
    acknowledged.push({ id: body.id, name })
  }
}

async function expectAll({ send }: Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { id, name } of acknowledged) {
    const answer = await send('GET', `/api/v4/merchant/${id}`)
    expect(answer.status, `merchant ${id} "${name}"`).toBe(200)
    expect(await answer.json()).toMatchObject({ id, name })
  }
}

/** Kills the server so many times, and looks for what it acknowledged after each. */
export async function killDuringWrites(rounds: number): Promise<void> {
  const environment = await ownEnvironment()
  let server = await startServer(environment)
  try {
    for (let round = 0; round < rounds; round++) {
      const acknowledged: Acknowledged[] = []
      const client = await signIn(server.url)
      const writing = Array.from({ length: writers }, (_, writer) => write(client, `r${round}w${writer}`, acknowledged))
      // Later in each turn of the points, so that more rounds are not the same ones again.
      const nth = 20 + 7 * round
      await diesAt(server, { ...pointOf(round), nth })
      await Promise.all(writing)
      expect(acknowledged.length).toBeGreaterThanOrEqual(nth - writers)

      server = await startServer(environment)
      await expectAll(await signIn(server.url), acknowledged)
      console.log(`round ${round + 1}: ${acknowledged.length} acknowledged, all there`)
    }
  } finally {
    await kill(server)
  }
}
