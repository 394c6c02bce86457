/** A file with twenty claims, ten rates of interest and thirty payments: booking them, and what working out its balance takes. */
import type { Engine } from '#server/db/engine.ts'
import { balanceOn, explainBalance } from '#domain/ledger/balance.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import type { Client } from '#tests/support/client.ts'
import { sharesOf } from './times.ts'

const claims = 20
const payments = 30
const euros = (euro: number) => ({ amount: euro * 100, currency: 'EUR' })

/** Since 2008 the statutory rate changed ten times. */
const newFile = (customer: number) => ({
  customer,
  fileType: 'private',
  debtor: { kind: 'private', firstName: 'Bram', lastName: 'Brouwer' },
  claims: Array.from({ length: claims }, (_, n) => ({
    type: 'invoice',
    number: `B-${n + 1}`,
    invoiceDate: '2008-01-01',
    dueDate: `2008-02-${String(n + 1).padStart(2, '0')}`,
    amount: euros(100 + n),
  })),
})

export type BalanceFigures = {
  segments: number
  /** Milliseconds of processor: of the rules alone, and of the whole call. */
  rules: number
  call: number
  /** Milliseconds by the clock of booking one payment: on this file, and on others that are open. */
  booking: { p50: number; p95: number }
  ordinary: { p50: number; p95: number }
}

export async function measureBalance(
  { client, engine }: { client: Client; engine: Pick<Engine, 'query'> },
  times = 200,
): Promise<BalanceFigures> {
  const { rows } = await engine.query<{ id: number }>({ text: 'select min(id)::int as id from customer' })
  const opened = await client.post('/api/v4/file', newFile(rows[0]?.id ?? 0))
  if (opened.statusCode !== 201) throw new Error(`The file was refused: ${opened.body}`)
  const { id } = opened.json<{ id: number }>()
  const booking: number[] = []
  for (let n = 0; n < payments; n += 1) booking.push(await book(client, id, `${2010 + (n % 15)}-0${1 + (n % 9)}-15`))
  const ordinary: number[] = []
  for (const other of await openFiles(engine)) ordinary.push(await book(client, other, today()))
  const found = await factsOf(engine, id)
  if (!found) throw new Error('The file is gone.')
  const [rates, on] = [await rateTables(engine), today()]
  const once = () => explainBalance(balanceOn(found.facts, rates, on), { ...found, on })
  const rules = await processorOf(times, async () => void once())
  const call = await processorOf(times, async () => void (await client.get(`/api/v4/file/${id}/balance`)))
  const { segments } = balanceOn(found.facts, rates, on).replay
  return { segments: segments.length, rules, call, booking: sharesOf(booking), ordinary: sharesOf(ordinary) }
}

const today = () => new Date().toISOString().slice(0, 10)

/** @returns Milliseconds. */
async function book(client: Client, file: number, date: string): Promise<number> {
  const begun = performance.now()
  const answer = await client.post(`/api/v4/file/${file}/payments`, { date, amount: euros(20) })
  if (answer.statusCode !== 201) throw new Error(`The payment was refused: ${answer.body}`)
  return performance.now() - begun
}

async function openFiles({ query }: Pick<Engine, 'query'>): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select id::int from collection_file where workflow_status <> 'closed' and outstanding > 5000 order by id * 7919 % 1000, id limit 40`,
  })
  return rows.map(({ id }) => id)
}

/** Milliseconds of processor of one time, after a few to warm up. */
async function processorOf(times: number, work: () => Promise<void>): Promise<number> {
  for (let n = 0; n < times / 4; n += 1) await work()
  const before = process.cpuUsage()
  for (let n = 0; n < times; n += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
