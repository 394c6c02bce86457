/** The page of a file in one answer, its timeline and its specification; people of a client get their own files only. */
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'private',
      debtor: {
        ...person,
        contacts: [{ kind: 'email', email: 'saar@example.test' }],
        addresses: [],
      },
      claims: [claim('2025-1', '2025-01-31', 1_000)],
      interest: { type: 'statutory' },
    }),
  )

type Page = {
  balance: {
    outstanding: { amount: number }
    explanation: { amount: number; parts: Record<string, number> }[]
  } & Record<string, { amount: number }>
  flags: { name: string; tone: string; text: string }[]
  next: { name: string; text: string }[]
  debtor: { name: string; contacts: { value: string }[] } | null
  client: { commission: string | null }
  counts: Record<string, number | null>
}
type Timeline = {
  total: number
  items: {
    kind: string
    group: string
    by: string | null
    text: string
    amount: { amount: number } | null
    isReversed: boolean
    changes: { property: string }[]
  }[]
}
const pay = { date: '2025-06-30', amount: euros(300) }

test('the page answers the balance of today with the lines of each part, flags, what is due and the people', async ({
  api,
  file,
}) => {
  await api.as(staff).post(`/api/v4/file/${file.id}/payments`, pay)
  const answer = await api.as(staff).get(`/api/v4/file/${file.id}/page`)
  expect(answer.statusCode).toBe(200)
  const page = answer.json<Page>()
  for (const part of ['principal', 'interest', 'collectionCosts', 'paid'])
    expect([part, page.balance.explanation.reduce((sum, { parts }) => sum + (parts[part] ?? 0), 0)]).toEqual([
      part,
      page.balance[part]?.amount,
    ])
  expect(page.flags).toContainEqual({ name: 'letter', tone: 'neutral', text: 'Geen 14-dagenbrief' })
  expect(page.next.map(({ name }) => name)).toEqual(['letter'])
  expect(page.debtor).toMatchObject({ name: 'Saar de Wit', contacts: [{ value: 'saar@example.test', blocked: false }] })
  expect(page.counts).toMatchObject({ claims: 1, payments: 1, costs: 0, otherFiles: 0 })
})

test('what keeps demands in the house stands on the page, for staff alone', async ({ api, office, file }) => {
  await api.engine.query({ text: `update collection_file set disputed = true, limitation_date = '2026-01-01'` })
  const heldFor = async (client: ReturnType<typeof api.as>) =>
    (await client.get(`/api/v4/file/${file.id}/page`)).json<{ held: { hold: string; reason: string }[] }>().held
  expect(await heldFor(api.as(staff))).toEqual([
    { hold: 'disputed', reason: 'Betwist', article: 'art. 13 Wki', wayOut: 'Handel eerst de betwisting af.' },
    expect.objectContaining({ hold: 'limitation_passed', article: 'art. 3:307 BW' }),
  ])
  expect(await heldFor(api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] }))).toEqual([])
})

test('the timeline tells bookings, reversals and changes, newest first, by group and by page', async ({
  api,
  file,
}) => {
  const client = api.as(staff)
  const { id } = (await client.post(`/api/v4/file/${file.id}/payments`, pay)).json<{ id: number }>()
  await client.post(`/api/v4/payment/${id}/reverse`, { reason: 'Gestorneerd' })
  await client.post(`/api/v4/file/${file.id}/pause`, { holdReason: 'Wacht op de klant' })
  const all = (await client.get(`/api/v4/file/${file.id}/timeline`)).json<Timeline>()
  expect(all.total).toBe(all.items.length)
  expect(all.items).toContainEqual(expect.objectContaining({ kind: 'payment', isReversed: true, amount: pay.amount }))
  expect(all.items).toContainEqual(
    expect.objectContaining({ kind: 'reversal', text: 'Teruggeboekt: betaling', detail: 'Gestorneerd' }),
  )
  const paused = all.items.find(({ text }) => text === 'Pauzeren')
  expect(paused).toMatchObject({ group: 'state', by: expect.any(String) })
  expect(paused?.changes.map(({ property }) => property)).toContain('holdReason')
  const money = (await client.get(`/api/v4/file/${file.id}/timeline?group=money&_limit=1&_offset=1`)).json<Timeline>()
  expect(money).toMatchObject({ total: 3, items: [{ group: 'money' }] })
  expect((await client.get(`/api/v4/file/${file.id}/timeline?group=gossip`)).statusCode).toBe(400)
})

test('what is booked is listed with its lines, and names what reversed it', async ({ api, file }) => {
  const { id } = (await api.as(staff).post(`/api/v4/file/${file.id}/payments`, pay)).json<{ id: number }>()
  await api.as(staff).post(`/api/v4/payment/${id}/reverse`, { reason: 'Gestorneerd' })
  type Entry = { id: number; kind: string; record: number; reverses: number | null; reversedBy: number | null }
  const { items, total } = (await api.as(staff).get(`/api/v4/file/${file.id}/entries`)).json<{
    items: Entry[]
    total: number
  }>()
  expect(items).toHaveLength(total)
  const booked = items.find((one) => one.kind === 'payment' && one.reverses === null)
  expect(items.find((one) => one.id === booked?.reversedBy)).toMatchObject({ reverses: booked?.id, kind: 'payment' })
  expect(booked).toMatchObject({ record: id, amount: euros(-300) })
})

test('the specification is a PDF in the language of the file', async ({ api, file }) => {
  const answer = await api.as(staff).get(`/api/v4/file/${file.id}/specification.pdf?on=2025-12-31`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file.number}-2025-12-31.pdf"`)
  expect(answer.body.slice(0, 5)).toBe('%PDF-')
})

test('people of a client see their own file without what is for staff, and nothing of another', async ({
  api,
  office,
  file,
}) => {
  await api.as(staff).post(`/api/v4/file/${file.id}/pause`, { holdReason: 'Wacht' })
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const calls = ['page', 'timeline', 'entries', 'interest', 'balance', 'interest-setting', 'specification.pdf']
  for (const role of ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON']) {
    const own = api.as([role], { customerIds: [office.customer] })
    const page = (await own.get(`/api/v4/file/${file.id}/page`)).json<Page>()
    expect(page).toMatchObject({
      debtor: null,
      client: { commission: null },
      counts: { costs: null, otherFiles: null },
    })
    const { items } = (await own.get(`/api/v4/file/${file.id}/timeline`)).json<Timeline>()
    expect(items.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', null],
      ['claim', null],
    ])
    for (const call of calls)
      expect([call, (await own.get(`/api/v4/file/${file.id}/${call}`)).statusCode]).toEqual([call, 200])
    const stranger = api.as([role, 'ROLE_DOWNLOAD_CLIENT_INVOICE'], { customerIds: [other] })
    for (const call of calls)
      expect([call, (await stranger.get(`/api/v4/file/${file.id}/${call}`)).statusCode]).toEqual([call, 404])
  }
})
