/**
 * Random lives of one file, by which facts arrive late and in any order, and what its costs must come to after each step: worked
 * out from scratch (`lifeCosts.ts`).
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import { addDays, dayOf } from '#domain/time/day.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import type { Api } from '#tests/support/api.ts'
import { announcedFor, left, named, owed, owedOf, vatOf, type Life } from './lifeCosts.ts'
import { writeTo, type Letters } from './lifeLetters.ts'
import { claim, euros, giveLetter, openFile, staff } from '#tests/server/subjects/ledger/office.ts'

type Step = (life: Life) => Promise<void>

const roles = [...staff, 'ROLE_FINANCE', 'ROLE_FILE_SEND']

/** Compares what stands on the file, its line and its ledger with what is owed. */
export async function holds(life: Life): Promise<void> {
  const { api, file, vat } = life
  const net = owed(life)
  const total = net + (vat && (life.isCompany || life.letter?.isWithVat) ? vatOf(net) : 0)
  const lines = (await api.rows('cost_line')).filter((row) => row.file_id === file)
  const charged = lines.reduce((sum, row) => sum + Number(row.amount) + Number(row.vat_amount), 0)
  const { rows } = await api.engine.query<{ cents: number }>({
    text: `select coalesce(sum(p.cents), 0)::int as cents from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.file_id = $1 and e.kind = 'cost' and p.account in ('collection_costs', 'collection_costs_vat')`,
    values: [file],
  })
  expect({ charged, booked: rows[0]?.cents }).toEqual({ charged: total, booked: total })
  expect(await driftOf(api.engine, file, await rateTables(api.engine))).toEqual([])
}

const post = async ({ api }: Life, path: string, body: object) => api.as(roles).post(`/api/v4/${path}`, body)
async function put({ api }: Life, path: string, body: object): Promise<void> {
  const { _version } = (await api.as('admin').get(`/api/v4/${path}`)).json<{ _version: number }>()
  const answer = await api.as('admin').put(`/api/v4/${path}`, { ...body, _version })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}

/** Writes an e-mail and sends it, where facts let it leave: of the money, of protection, and of the term that is over. */
async function write(life: Life, purpose: string): Promise<void> {
  const { api, file, letter, isCompany, protections } = life
  const today = dayOf(api.app.now())
  for (const said of await writeTo(api, file, life.letters[purpose] ?? 0, life.left)) {
    const isProtected = protections.some(({ from, to }) => from <= today && (to === null || today < to))
    const charged = owed(life)
    const debt = [...left(life, today).values()].reduce((sum, one) => sum + one, 0)
    const isOver =
      letter !== null &&
      !letter.isLost &&
      letter.end < today &&
      announcedFor(named(life, letter, addDays(letter.sent, -1)), letter.isWithVat) === letter.announced &&
      named(life, letter, letter.end) > 0
    expect({ said, isProtected, owes: debt + charged > 0, isOver: said === 'reminder' || isCompany || isOver }).toEqual(
      {
        said,
        isProtected: false,
        owes: true,
        isOver: true,
      },
    )
  }
}

/** Charges by the way for many files at once. @returns As the call for one answers. */
async function chargeMany(life: Life, values: object): Promise<number> {
  const count = async () => (await life.api.rows('cost_line')).length
  const before = await count()
  const admin = life.api.as('admin')
  const made = await admin.post('/api/v4/file/bulk', { action: 'addCost', values, ids: [life.file] })
  const run = made.json<{ id: number; total: number }>()
  await admin.post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
  await life.api.runDue()
  return (await count()) > before ? 201 : 400
}

const day = fc.integer({ min: 0, max: 120 }).map((n) => addDays('2026-06-01', n))
const cents = fc.integer({ min: 1, max: 80_000 })
const nth = fc.nat({ max: 5 })
const early = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-03-01', n))

/** Ways in by which a fact becomes known; each may be refused, and then nothing has changed. */
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(day, cents, fc.boolean()).map(([date, amount, isOfFile]): Step => async (life) => {
    const body = { date, amount: euros(amount / 100) }
    const answer = isOfFile
      ? await post(life, `file/${life.file}/payments`, body)
      : await post(life, 'payment', { ...body, file: life.file })
    if (answer.statusCode === 201) life.sums.push({ id: answer.json<{ id: number }>().id, day: date, cents: amount })
  }),
  nth.map((n): Step => async (life) => {
    const payments = life.sums.filter(({ id, isBack }) => id > 0 && !isBack)
    const one = payments[n % Math.max(1, payments.length)]
    if (!one) return
    const answer = await post(life, `payment/${one.id}/reverse`, { reason: 'Storno' })
    if (answer.statusCode === 200) one.isBack = true
  }),
  fc.tuple(day, cents).map(([date, amount]): Step => async (life) => {
    const body = { ...claim(`C-${date}-${amount}`, date, amount / 100), type: 'credit_note', file: life.file }
    if ((await post(life, 'claim', body)).statusCode === 201) life.sums.push({ id: 0, day: date, cents: amount })
  }),
  fc.tuple(early, cents).map(([due, amount]): Step => async (life) => {
    if (life.claims.some((one) => one.due === due)) return
    const answer = await post(life, `file/${life.file}/claims`, { claims: [claim(`N-${due}`, due, amount / 100)] })
    if (answer.statusCode !== 201) return
    const row = (await life.api.rows('claim')).findLast((one) => one.file_id === life.file)
    life.claims.push({ id: Number(row?.id), cents: amount, due })
  }),
  fc.tuple(nth, cents).map(([n, amount]): Step => async (life) => {
    const one = life.claims[n % life.claims.length]
    if (!one) return
    await put(life, `claim/${one.id}`, { amount: euros(amount / 100) })
    one.cents = amount
  }),
  fc.integer({ min: -1, max: 1 }).map((off): Step => async (life) => {
    if (life.letter) return
    const [sent, end] = ['2026-07-01', '2026-07-15']
    const { rows } = await life.api.engine.query<{ id: number }>({
      text: `insert into message (file_id, debtor_id, channel, destination, status, sent_at, is_fourteen_day_letter, to_address, version)
        values ($1, $2, 'post', 'debtor', 'sent', '2026-07-01T10:00:00Z', true, 'x', 1) returning id::int as id`,
      values: [life.file, life.debtor],
    })
    const message = Number(rows[0]?.id)
    const open = left(life, '2027-01-01')
    const of = life.claims.filter(({ due }) => due < sent).map(({ id }) => [id, open.get(id) ?? 0] as const)
    const isWithVat = life.vat
    const cents = of.reduce((sum, [, amount]) => sum + amount, 0)
    const announced = Math.max(0, announcedFor(cents, isWithVat) + off)
    await giveLetter(life.api, life.file, { sent, end, announced, message })
    life.letter = { sent, end, announced, message, named: new Map(of), isLost: false, isWithVat }
  }),
  fc.constant<Step>(async (life) => {
    if (!life.letter || life.letter.isLost) return
    const answer = await post(life, `message/${life.letter.message}/returnMail`, { failReason: 'Geweigerd' })
    if (answer.statusCode === 200) life.letter.isLost = true
  }),
  fc.boolean().map((isCompany): Step => async (life) => {
    await put(life, `file/${life.file}`, { fileType: isCompany ? 'company' : 'private' })
    life.isCompany = isCompany
  }),
  fc.constant<Step>(async (life) => {
    await put(life, `customer/${life.customer}`, { vatDeductible: life.vat })
    life.vat = !life.vat
    await life.api.runDue()
  }),
  fc.tuple(day, fc.nat({ max: 60 })).map(([startDate, days]): Step => async (life) => {
    const answer = await life.api
      .as('admin')
      .post(`/api/v4/debtor/${life.debtor}/insolvency`, { kind: 'suspension_of_payments', startDate })
    if (answer.statusCode !== 201) return
    const { id } = answer.json<{ id: number }>()
    const files = [{ id: life.file, decision: 'resume' }]
    const to = addDays(startDate, days)
    const ended = await life.api
      .as('admin')
      .post(`/api/v4/debtor/${life.debtor}/insolvency/${id}/end`, { endDate: to, files })
    life.protections.push({ id, from: startDate, to: ended.statusCode === 200 ? to : null })
  }),
  cents.map((amount): Step => async (life) => {
    // A file of the same debtor and client, with a claim that nobody was reminded of, becomes part of this one.
    if (life.lines.length > 0 || life.letter || life.isCompany || life.hasCompany || life.protections.length > 0) return
    const date = '2026-03-20'
    if (life.claims.some((one) => one.due === date)) return
    const { id } = await openFile(life.api, {
      customer: life.customer,
      fileType: 'private',
      debtor: life.debtor,
      interest: { type: 'none' },
      claims: [claim(`M-${date}`, date, amount / 100)],
    })
    const options = { logs: false, documents: false }
    const answer = await life.api.as('admin').post('/api/v4/merge/run', { lead: life.file, files: [id], options })
    if (answer.statusCode >= 300) return
    const row = (await life.api.rows('claim')).find((one) => one.file_id === life.file && one.due_date === date)
    life.claims.push({ id: Number(row?.id), cents: amount, due: date })
  }),
  fc.constantFrom('reminder', 'after_fourteen_days').map(
    (purpose): Step =>
      (life) =>
        write(life, purpose),
  ),
  fc.constant<Step>(async (life) => {
    await life.api.doJob('ledger.carry', {})
  }),
  fc.tuple(day, fc.boolean()).map(([date, isOfMany]): Step => async (life) => {
    const base = life.isCompany ? life.claims.filter(({ due }) => due < date).map(({ id }) => id) : null
    const values = { costType: life.costType, date }
    const status = isOfMany
      ? await chargeMany(life, values)
      : (await post(life, `file/${life.file}/costs`, values)).statusCode
    const line = { day: date, base }
    // What was paid on the day itself may leave nothing to charge for.
    const isLeft = base === null || base.some((id) => (left(life, date).get(id) ?? 0) > 0)
    const isOwed = isLeft && owed(life) === 0 && owedOf(life, line) > 0
    expect(status).toBe(isOwed ? 201 : 400)
    if (isOwed) life.lines.push(line)
  }),
)

export const lives = fc.tuple(fc.boolean(), fc.array(steps, { minLength: 5, maxLength: 12 }))

/** Lives a life on a file of its own, and looks after each step. */
export async function live(
  api: Api,
  { costType, letters }: { costType: number; letters: Letters },
  [isCompany, life]: [boolean, Step[]],
  n: number,
): Promise<void> {
  const { id: customer } = await api.create('customer', { number: `K-${n}`, company: `Klant ${n}` })
  const kind = isCompany ? { kind: 'company', company: 'Bakker' } : { kind: 'private', lastName: 'de Wit' }
  const { id: file, debtor } = await openFile(api, {
    customer,
    fileType: isCompany ? 'company' : 'private',
    debtor: kind,
    interest: { type: 'none' },
    claims: [claim('1', '2026-02-01', 700), claim('2', '2026-02-15', 300)],
  })
  await api.create('debtor-contact', { debtor, kind: 'email', email: `life-${n}@example.test`, preferred: true })
  const claims = (await api.rows('claim'))
    .filter((row) => row.file_id === file)
    .map((row) => ({ id: Number(row.id), cents: Number(row.amount), due: String(row.due_date) }))
  const now: Life = {
    api,
    file,
    debtor,
    customer,
    costType,
    letters,
    left: new Set(),
    claims,
    isCompany,
    hasCompany: isCompany,
    sums: [],
    letter: null,
    protections: [],
    vat: false,
    lines: [],
  }
  for (const step of life) {
    await step(now)
    await holds(now)
  }
}
