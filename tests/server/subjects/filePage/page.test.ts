/** The page of a file in one answer, its timeline and its specification; people of a client get their own files only. */
import { expect } from 'vitest'
import { document as documents } from '#schemas/generated/document.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { addTemplate, addWords } from '#tests/server/subjects/messages/writing.ts'
import { addStep, draftWorkflow, putIntoUse } from '#tests/server/subjects/workflow/office.ts'
import { test as base } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
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
    detail: string | null
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

test('a debtor abroad and a co-debtor who is protected are told to staff', async ({ api, office, file }) => {
  const names = async (client = api.as(staff)) =>
    (await client.get(`/api/v4/file/${file.id}/page`)).json<Page>().flags.map(({ name }) => name)
  const before = await names()
  const { id: belgium } = await api.create('country', { code: 'BE', name: { nl: 'België' } })
  const place = { street: 'Markt', houseNumber: 1, postcode: '2000', city: 'Antwerpen' }
  await api.create('debtor-address', { debtor: file.debtor, country: belgium, type: 'visit', ...place })
  const { id: other } = await api.create('debtor', { kind: 'private', lastName: 'Bakker' })
  await api.engine.query({
    text: 'insert into collection_file_co_debtors (owner_id, target_id) values ($1, $2)',
    values: [file.id, other],
  })
  expect(await names()).toEqual([...before, 'abroad'])
  await api.engine.query({ text: `update debtor set insolvency_status = 'wsnp' where id = $1`, values: [other] })
  expect((await names()).toSorted()).toEqual([...before, 'abroad', 'coDebtorProtected'].toSorted())
  expect(await names(api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] }))).toEqual(before)
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

test('the timeline has messages that left, documents and executed steps, each in its group', async ({
  api,
  office,
  file,
}) => {
  const workflow = await draftWorkflow(api)
  const step = await addStep(api, workflow, 'Bellen')
  await putIntoUse(api, workflow)
  await api.engine.query({
    text: `insert into workflow_execution (file_id, workflow_id, step_id, planned_for, executed_at, result) values
      ($1, $2, $3, '2026-01-05', '2026-01-05T09:00:00Z', 'done'), ($1, $2, $3, '2026-01-06', '2026-01-06T09:00:00Z', 'held'), ($1, $2, $3, '2026-01-07', '2026-01-07T09:00:00Z', 'skipped')`,
    values: [file.id, workflow, step.id],
  })
  const draft = { file: file.id, channel: 'email' as const, to: 'saar@example.test', subject: 'Herinnering' }
  const sentAt = '2026-01-08T10:00:00.000Z'
  await api.engine.transaction(async (trx) => {
    const by = system('test')
    const own = { file: file.id, customer: office.customer, mimeType: 'application/pdf', sha256: 'a', size: 1 }
    const pdf = await api.app.records.create(trx, documents, { ...own, name: 'brief.pdf', kind: 'letter_out' }, by)
    await api.app.records.create(
      trx,
      documents,
      { ...own, name: 'factuur.pdf', kind: 'invoice', visibleToClient: true },
      by,
    )
    await api.app.records.create(trx, documents, { ...own, name: 'intern.pdf', kind: 'other' }, by)
    await api.app.records.create(trx, message, { ...draft, status: 'sent', sentAt }, by)
    await api.app.records.create(trx, message, { ...draft, status: 'draft' }, by)
    const post = {
      ...draft,
      channel: 'post' as const,
      to: 'Saar de Wit\nMolenweg 14',
      subject: 'Aanmaning',
      document: pdf.id,
    }
    await api.app.records.create(trx, message, { ...post, status: 'returned', sentAt, failReason: 'Verhuisd' }, by)
  })
  const linesOf = async (who: Client, group: string) =>
    (await who.get(`/api/v4/file/${file.id}/timeline?group=${group}`))
      .json<Timeline>()
      .items.map(({ text, detail }) => [text, detail])
  const client = api.as(staff)
  expect(await linesOf(client, 'messages')).toEqual([
    ['E-mail aan saar@example.test: Herinnering', null],
    ['Post aan Saar de Wit niet aangekomen: Aanmaning', 'Verhuisd'],
  ])
  expect((await linesOf(client, 'documents')).map(([text]) => text)).toEqual([
    'Document (Anders): intern.pdf',
    'Document (Factuur): factuur.pdf',
  ])
  expect((await linesOf(client, 'steps')).map(([text]) => text)).toEqual([
    'Stap overgeslagen: Bellen',
    'Stap uitgevoerd: Bellen',
  ])
  const own = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  expect(await linesOf(own, 'messages,documents,steps')).toEqual([['Document (Factuur): factuur.pdf', null]])
})

test('what the workflow does next is told first: to staff by its step, to customers by what it does', async ({
  api,
  office,
  file,
}) => {
  api.advance(Date.parse('2026-01-15T11:00:00Z') - api.app.now())
  await addWords(api)
  const workflow = await draftWorkflow(api)
  const emailTemplate = await addTemplate(api, 'email')
  const more = { actionType: 'send_email', emailTemplate, delayDays: 7 }
  await addStep(api, workflow, 'Herinnering', { ...more, destination: 'debtor' })
  await putIntoUse(api, workflow)
  const moved = await api.as(staff).post(`/api/v4/file/${file.id}/workflow`, { workflow })
  expect(moved.statusCode, moved.body).toBe(200)
  const next = async () => {
    const own = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
    const [mine, theirs] = [
      await api.as(staff).get(`/api/v4/file/${file.id}/page`),
      await own.get(`/api/v4/file/${file.id}/page`),
    ]
    return [mine, theirs].map((answer) => answer.json<Page>().next[0])
  }
  expect(await next()).toEqual([
    { name: 'step', day: '2026-01-22', text: 'Op 22-01-2026: Herinnering.' },
    { name: 'step', day: '2026-01-22', text: 'Op 22-01-2026 schrijven wij de debiteur per e-mail.' },
  ])
  await api.engine.query({ text: 'update collection_file set disputed = true where id = $1', values: [file.id] })
  expect((await next()).map((one) => one?.text)).toEqual([
    'Herinnering (22-01-2026) wordt aangehouden: Betwist.',
    'De volgende stap wacht.',
  ])
  await api.engine.query({ text: 'update collection_file set disputed = false where id = $1', values: [file.id] })
  // A child for whom nobody speaks gets no letter, which the gate alone knows.
  const born = (day: string | null) => api.engine.query({ text: 'update debtor set birth_date = $1', values: [day] })
  await born('2015-01-01')
  expect((await next()).map((one) => one?.text)).toEqual([
    expect.stringMatching(/^Herinnering \(22-01-2026\) wordt aangehouden: /),
    'De volgende stap wacht.',
  ])
  await born(null)
  api.advance(9 * 86_400_000)
  expect((await next())[0]).toMatchObject({ day: '2026-01-24', text: 'Aan de beurt: Herinnering.' })
  await api.as(staff).post(`/api/v4/file/${file.id}/pause`, { holdReason: 'Wacht' })
  expect((await next()).map((one) => one?.name)).toEqual(['waits', 'waits'])
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

test('what is taken back on a closed file is owed again: its page says so first, and one item asks somebody to decide', async ({
  api,
  office,
}) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Slager' },
    claims: [claim('1', '2026-01-31', 100)],
    interest: { type: 'none' },
  })
  const clerk = api.as([...staff, 'ROLE_AGENDA'])
  await api.create('agenda-subject', {
    code: 'payment_check',
    name: { nl: 'Betaling controleren' },
    department: 'financial',
  })
  const reason = await api.create('close-reason', { code: 'paid_in_full', name: { nl: 'Betaald' }, group: 'success' })
  const booked = await Promise.all(
    [60, 40].map((euro) => clerk.post(`/api/v4/file/${id}/payments`, { date: '2026-02-03', amount: euros(euro) })),
  )
  expect((await clerk.post(`/api/v4/file/${id}/close`, { closeReason: reason.id })).statusCode).toBe(200)
  const page = async () => (await clerk.get(`/api/v4/file/${id}/page`)).json<Page>()
  expect((await page()).flags.map(({ name }) => name)).not.toContain('owesAgain')
  for (const answer of booked)
    await clerk.post(`/api/v4/payment/${answer.json<{ id: number }>().id}/reverse`, { reason: 'Storno' })
  const after = await page()
  expect([after.balance.outstanding, after.flags[0]]).toEqual([
    euros(100),
    expect.objectContaining({ name: 'owesAgain', tone: 'error' }),
  ])
  const items = await api.rows('agenda_item')
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ file_id: id, source: 'system', priority: 'high', status: 'open' })
  expect(items[0]?.note).toMatch(/€\u00a0(60|40),00/)
  expect((await clerk.get(`/api/v4/file/${id}`)).json()).toMatchObject({ workflowStatus: 'closed' })
})
