/**
 * A server that is killed while a file is opened: the same call again opens it once, or answers what was opened.
 *
 * @module-tag kill
 */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#tests/server/crashDatabase.ts'
import { diesAt, kill, signIn, startServer, type Client } from '#tests/server/crashServer.ts'
import { makeDataFolder } from '#tests/support/engine.ts'

let environment: Record<string, string>
let folder: string
let drop: () => Promise<void> = async () => {}
beforeAll(async () => {
  folder = await makeDataFolder('killed-')
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  environment = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) }
  if (database) drop = database.drop
})
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const body = (customer: number, reference: string) => ({
  customer,
  fileType: 'company',
  clientReference: reference,
  debtor: { kind: 'company', company: `Debiteur ${reference}` },
  claims: Array.from({ length: 5 }, (_, n) => ({
    type: 'invoice',
    number: `${reference}-${n}`,
    invoiceDate: '2026-01-01',
    dueDate: '2026-01-31',
    amount: 100_00 + n,
  })),
})

const open = ({ send }: Client, customer: number, reference: string) =>
  send('POST', '/api/v4/file', body(customer, reference), { 'idempotency-key': `killed-${reference}-0123456789` })

/** A customer of the demo that may give files. */
async function customerOf({ send }: Client): Promise<number> {
  const path = '/api/v4/customer?_filter[active]=true&_filter[dueDiligenceStatus]=approved&_limit=1'
  const { items } = (await (await send('GET', path)).json()) as { items: { id: number }[] }
  return items[0]?.id ?? 0
}

const file = 'insert into "collection_file"'
test.each([
  ['between a file and its claims', { of: file, at: 'insert into "claim"', nth: 3, where: 'before' }],
  ['after a file is kept, before anybody hears', { of: file, at: 'commit', nth: 3, where: 'after' }],
] as const)('killed %s: repeated, each call has opened one file', { timeout: 300_000 }, async (_when, point) => {
  let server = await startServer(environment)
  try {
    const references = Array.from({ length: 6 }, (_, n) => `K${point.where}${n}`)
    const client = await signIn(server.url)
    const customer = await customerOf(client)
    const dying = diesAt(server, point)
    const first = await Promise.allSettled(references.map((reference) => open(client, customer, reference)))
    await dying
    expect(first.some(({ status }) => status === 'rejected')).toBe(true)
    server = await startServer(environment)
    const again = await signIn(server.url)
    for (const reference of references) {
      const answers = [await open(again, customer, reference), await open(again, customer, reference)]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as { id: number }[]
      expect(one?.id).toBe(other?.id)
      const list = await again.send('GET', `/api/v4/claim?_filter[number]=${reference}-0`)
      const { items } = (await list.json()) as { items: { number: string; file: { id: number } }[] }
      const made = items.filter(({ number }) => number === `${reference}-0`)
      expect(made.map(({ file }) => file.id)).toEqual([one?.id])
    }
  } finally {
    await kill(server)
  }
})
