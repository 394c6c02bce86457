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
  ...{ customer, fileType: 'private', debtor: { kind: 'private', firstName: 'Bram', lastName: 'Brouwer' } },
  claims: Array.from({ length: claims }, (_, n) => ({
    ...{
      type: 'invoice',
      number: `B-${n + 1}`,
      invoiceDate: '2008-01-01',
      dueDate: `2008-02-${String(n + 1).padStart(2, '0')}`,
    },
    amount: euros(100 + n),
  })),
})

export type BalanceFigures = {
  segments: number
  /** Milliseconds of processor: of the rules alone, and of the whole call. */
  rules: number
  call: number
  /** Milliseconds by the clock of booking one payment. */
  booking: { p50: number; p95: number }
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
  for (let n = 0; n < payments; n += 1) {
    const begun = performance.now()
    const date = `${2010 + (n % 15)}-0${1 + (n % 9)}-15`
    const answer = await client.post(`/api/v4/file/${id}/payments`, { date, amount: euros(20) })
    if (answer.statusCode !== 201) throw new Error(`The payment was refused: ${answer.body}`)
    booking.push(performance.now() - begun)
  }
  const found = await factsOf(engine, id)
  if (!found) throw new Error('The file is gone.')
  const [rates, on] = [await rateTables(engine), new Date().toISOString().slice(0, 10)]
  const once = () => explainBalance(balanceOn(found.facts, rates, on), { ...found, on })
  const rules = await processorOf(times, async () => void once())
  const call = await processorOf(times, async () => void (await client.get(`/api/v4/file/${id}/balance`)))
  return { segments: balanceOn(found.facts, rates, on).replay.segments.length, rules, call, booking: sharesOf(booking) }
}

/** Milliseconds of processor of one time, after a few to warm up. */
async function processorOf(times: number, work: () => Promise<void>): Promise<number> {
  for (let n = 0; n < times / 4; n += 1) await work()
  const before = process.cpuUsage()
  for (let n = 0; n < times; n += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
