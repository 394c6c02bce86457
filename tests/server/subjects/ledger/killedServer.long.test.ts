/**
 * A server killed (`kill -9`) in the middle of bookings: repeated with their keys, each is booked once.
 *
 * @module-tag kill
 */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#tests/server/crashDatabase.ts'
import { diesAt, kill, signIn, startServer, type Client } from '#tests/server/crashServer.ts'
import { makeDataFolder } from '#tests/support/engine.ts'

let folder = ''
let environment: Record<string, string>
let drop: () => Promise<void> = async () => {}
beforeAll(async () => {
  folder = await makeDataFolder('ledger-killed-')
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  environment = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) }
  if (database) drop = database.drop
})
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** A day on which every file of the demo was open already, before that of the server. */
const bookedOn = '2026-11-02'
type Booking = { file: number; key: string; cents: number }
type Balance = { paid: { amount: number }; outstanding: { amount: number } }

const book = ({ send }: Client, { file, key, cents }: Booking) =>
  send(
    'POST',
    `/api/v4/file/${file}/payments`,
    { date: bookedOn, amount: { amount: cents, currency: 'EUR' }, description: key },
    { 'idempotency-key': `${key}-0123456789abcdef` },
  )

/**
 * Books one payment after the other until the server no longer answers.
 *
 * @param mark Begins the keys, because both tests book on the same files.
 * @param asked Gets those that were asked for.
 */
async function bookUntilKilled(client: Client, file: number, mark: string, asked: Booking[]): Promise<void> {
  for (;;) {
    const booking = { file, key: `${mark}-file-${file}-booking-${asked.length}`, cents: 1 + asked.length }
    asked.push(booking)
    const answer = await book(client, booking).catch(() => undefined)
    if (!answer) return
    if (answer.status !== 201) throw new Error(`${booking.key} was refused: ${answer.status} ${await answer.text()}`)
  }
}

const json = async <Of>(answer: Promise<Response>): Promise<Of> => (await (await answer).json()) as Of
const balanceOf = ({ send }: Client, file: number) => json<Balance>(send('GET', `/api/v4/file/${file}/balance`))

/** Running files of the demo on which much is open, one for each who books. */
async function openFilesOf({ send }: Client): Promise<number[]> {
  const query =
    '_filter[workflowStatus]=in_progress&_filter[insolvent]=false&_filter[outstanding][gt]=10000&_order[id]=asc&_limit=4'
  const { items } = await json<{ items: { id: number }[] }>(send('GET', `/api/v4/file?${query}`))
  return items.map(({ id }) => id)
}

test.each(['before', 'after'] as const)(
  'killed %s a booking is kept: each is there once, and the balance is that of them all',
  {
    timeout: 300_000,
  },
  async (where) => {
    let server = await startServer(environment)
    try {
      let client = await signIn(server.url)
      const files = await openFilesOf(client)
      const paidBefore = await Promise.all(files.map(async (file) => (await balanceOf(client, file)).paid.amount))
      const asked = files.map((): Booking[] => [])
      const dying = diesAt(server, { of: 'insert into "payment"', at: 'commit', nth: 22, where })
      const booking = Promise.all(files.map((file, index) => bookUntilKilled(client, file, where, asked[index] ?? [])))
      // A refusal ends the wait.
      await Promise.race([dying, booking.then(() => dying)])
      await booking

      server = await startServer(environment)
      client = await signIn(server.url)
      for (const [index, file] of files.entries()) {
        const all = asked[index] ?? []
        // Whoever had no answer asks again, and so does somebody who clicks twice; the one before was answered.
        for (const one of all.slice(-2)) {
          const first = await book(client, one)
          const second = await book(client, one)
          expect([first.status, second.status]).toEqual([201, 201])
          expect(await second.json()).toEqual(await first.json())
        }
        const path = `/api/v4/payment?_limit=500&_filter[file]=${file}&_filter[description][startsWith]=${where}-`
        const { items } = await json<{ items: { description: string; amount: { amount: number } }[] }>(
          client.send('GET', path),
        )
        expect(items.map(({ description }) => description).toSorted()).toEqual(all.map(({ key }) => key).toSorted())
        const balance = await balanceOf(client, file)
        expect(balance.paid.amount - (paidBefore[index] ?? 0)).toBe(all.reduce((sum, { cents }) => sum + cents, 0))
        // What lists show is what the ledger says.
        expect(await json<Balance>(client.send('GET', `/api/v4/file/${file}`))).toMatchObject({
          paid: balance.paid,
          outstanding: balance.outstanding,
        })
      }
    } finally {
      await kill(server)
    }
  },
)
