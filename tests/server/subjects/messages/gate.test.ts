/** The gate on every way out: when something is written, when it leaves, and when a person lets it go. */
import { expect } from 'vitest'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'
import { staff } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { carry, smtp } from './carrying.ts'
import { addTemplate, composed, composition, messagesOf, one, openFor, test } from './writing.ts'

const sender = [...staff, 'ROLE_FILE_SEND']

/** What is the matter: SQL over the file `$1`, what is sent, and the reason that holds it. */
const matters: readonly [string, string, string, string][] = [
  ['dead by the field', `update debtor set deceased_at = '2026-01-01' where id = of($1)`, 'last_demand', 'deceased'],
  ['a child of twelve', `update debtor set birth_date = '2013-12-01' where id = of($1)`, 'reminder', 'minor'],
  ['under curatele', `update debtor set insolvency_status = 'curatele' where id = of($1)`, 'reminder', 'guardianship'],
  ['in debt help', `update debtor set insolvency_status = 'shv_intake' where id = of($1)`, 'reminder', 'insolvency'],
  ['disputed', `update collection_file set disputed = true where id = $1`, 'last_demand', 'disputed'],
  [
    'keeps an arrangement',
    `update collection_file set arrangement_active = true where id = $1`,
    'last_demand',
    'arrangement_running',
  ],
  [
    'time-barred',
    `update collection_file set limitation_date = '2026-01-01' where id = $1`,
    'reminder',
    'limitation_passed',
  ],
  [
    'within the fourteen days',
    `update collection_file set fourteen_day_state = 'running', fourteen_day_sent = '2026-01-10', fourteen_day_end = '2026-01-28' where id = $1`,
    'after_fourteen_days',
    '14_day_term_running',
  ],
  [
    'court within the fourteen days',
    `update collection_file set fourteen_day_state = 'running', fourteen_day_sent = '2026-01-10', fourteen_day_end = '2026-01-28' where id = $1`,
    'court_announcement',
    '14_day_term_running',
  ],
]
const happen = (api: Api, file: number, text: string) =>
  api.engine.query({
    text: text.replace('of($1)', '(select debtor_id from collection_file where id = $1)'),
    values: [file],
  })
const mailOf = (api: Api, purpose: string) => addTemplate(api, 'email', { purpose })

test('whatever is the matter, nothing is written that may not leave, and nothing leaves that was written before', async ({
  api,
  office,
}) => {
  carry(api)
  const files: number[] = []
  for (const [what, text, purpose, hold] of matters) {
    const template = await mailOf(api, purpose)
    const file = await openFor(api, office)
    const made = await one(api, composition(file.id, office, { key: what }))
    // What it says is known by what it was written for, which nothing kept from leaving then.
    await api.engine.query({
      text: 'update message set email_template_id = $2, purpose = $3 where id = $1',
      values: [made && 'message' in made ? made.message : 0, template, purpose],
    })
    await happen(api, file.id, text)
    const again = composition(file.id, office, { key: `${what} again`, template, again: true })
    expect(await one(api, again), what).toMatchObject({ hold })
    files.push(file.id)
  }
  await api.runDue()
  expect(smtp.letters).toEqual([])
  const called = await messagesOf(api)
  expect(called.map(({ file_id: file, status, hold }) => [file, status, hold])).toEqual(
    matters.map(([, , , hold], at) => [files[at], 'cancelled', hold]),
  )
  expect(called[0]?.fail_reason).toBe(
    'De debiteur is overleden [art. 4:182 BW]. Zoek de erfgenamen: vul in wie voor hen optreedt, of maak hen de debiteur.',
  )
})

test('a judgment that nobody gave is announced to nobody; one that is in the file is', async ({
  api,
  office,
  file,
}) => {
  const template = await mailOf(api, 'judgment')
  const path = `/api/v4/file/${file.id}/message`
  const refused = await api.as(sender).post(path, { channel: 'email', template })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('Er is geen vonnis [art. 430 Rv]')])
  expect(await messagesOf(api)).toEqual([])
  await api.engine.query({
    text: `insert into document (file_id, name, kind, status) values ($1, 'Vonnis.pdf', 'judgment', 'kept')`,
    values: [file.id],
  })
  expect(await one(api, composition(file.id, office, { template }))).toEqual({ message: expect.any(Number) })
})

test('what the case holds is sent all the same by who has the right, with a reason; what the law holds is not', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const asked = { channel: 'email', template: office.templates.email }
  const path = `/api/v4/file/${file.id}/message`
  await happen(api, file.id, `update collection_file set disputed = true where id = $1`)
  const seen = async (roles: string[]) => (await api.as(roles).post(`${path}/preview`, asked)).json() as object
  const words = { hold: 'disputed', note: 'Betwist', article: 'art. 13 Wki', wayOut: 'Handel eerst de betwisting af.' }
  expect(await seen(sender)).toMatchObject({ ...words, mayOverride: false, body: null })
  const legal = [...sender, 'ROLE_FILE_SEND_OVERRIDE']
  expect(await seen(legal)).toMatchObject({ ...words, mayOverride: true })
  const overrideReason = 'De klant heeft het geschil ingetrokken'
  expect((await api.as(sender).post(path, { ...asked, overrideReason })).statusCode).toBe(403)
  expect((await api.as(legal).post(path, asked)).statusCode).toBe(400)
  expect(await messagesOf(api)).toEqual([])
  expect((await api.as(legal).post(path, { ...asked, overrideReason })).statusCode).toBe(201)
  const told = (await api.rows('audit_log')).filter(({ entity }) => entity === 'message')
  expect(JSON.stringify(told)).toContain(overrideReason)
  await happen(api, file.id, `update collection_file set limitation_date = '2026-01-01' where id = $1`)
  const barred = await api.as(legal).post(path, { ...asked, overrideReason, again: true })
  expect([barred.statusCode, barred.body]).toEqual([400, expect.stringContaining('Verjaard')])
  expect(await seen(legal)).toMatchObject({ hold: 'limitation_passed', mayOverride: false })
  await happen(api, file.id, `update collection_file set limitation_date = null where id = $1`)
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent', passed: ['disputed'], pass_reason: overrideReason }])
})

test('a document that waits does not leave to who is protected, by approving or by marking', async ({ api, file }) => {
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into document (file_id, name, kind, direction, channel, status) values
      ($1, 'Aanmaning.pdf', 'letter_out', 'out', 'post', 'to_send'), ($1, 'Aanmaning 2.pdf', 'letter_out', 'out', 'post', 'approved') returning id::int as id`,
    values: [file.id],
  })
  await happen(api, file.id, `update debtor set insolvency_status = 'bankruptcy' where id = of($1)`)
  const states = async () => (await api.rows('document')).map(({ status }) => status)
  for (const [at, action] of [
    [0, 'approve'],
    [1, 'markSent'],
  ] as const) {
    const refused = await api.as(sender).post(`/api/v4/document/${String(rows[at]?.id)}/${action}`, {})
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('(Faillissement) [art. 26 Fw]')])
  }
  expect(await states()).toEqual(['to_send', 'approved'])
  await happen(api, file.id, `update debtor set insolvency_status = null where id = of($1)`)
  for (const [at, action] of [
    [0, 'approve'],
    [1, 'markSent'],
  ] as const)
    expect((await api.as(sender).post(`/api/v4/document/${String(rows[at]?.id)}/${action}`, {})).statusCode).toBe(200)
  expect(await states()).toEqual(['approved', 'sent'])
})

test('who speaks for a debtor gets what is written to him; what was meant for himself is called off', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const post = { channel: 'post' } as const
  await one(api, composition(file.id, office, post))
  const { id: representative } = await api.create('representative', {
    name: 'J. Bos',
    kind: 'administrator',
    organisation: 'Bewind B.V.',
    street: 'Dijk 3',
    postcode: '3581 AC',
    city: 'Utrecht',
  })
  await happen(
    api,
    file.id,
    `update debtor set insolvency_status = 'bewind', representative_id = ${String(representative)} where id = of($1)`,
  )
  await one(api, composition(file.id, office, { ...post, key: 'later', again: true }))
  await handOverDue(api.app, new AbortController().signal)
  expect(await messagesOf(api)).toMatchObject([
    { status: 'cancelled', hold: 'manual' },
    {
      status: 'sent',
      to_address: 'Bewind B.V.\nJ. Bos\ninzake Saar de Wit\nDijk 3\n3581 AC Utrecht',
      body: expect.stringContaining('<p>Geachte heer, mevrouw,</p>'),
    },
  ])
})

test('a bankrupt who owes too stops no letter to the debtor who can pay', async ({ api, office, file }) => {
  const { id: other } = await api.create('debtor', { kind: 'private', lastName: 'Bakker' })
  await api.engine.query({ text: `update debtor set insolvency_status = 'bankruptcy' where id = $1`, values: [other] })
  await api.engine.query({
    text: 'insert into collection_file_co_debtors (owner_id, target_id) values ($1, $2)',
    values: [file.id, other],
  })
  expect(await one(api, composition(file.id, office))).toEqual({ message: expect.any(Number) })
})

test('who owes it too gets a 14-day letter of his own, and the term of the file is that of the last one', async ({
  api,
  office,
  file,
}) => {
  const { id: other } = await api.create('debtor', { kind: 'private', firstName: 'Bo', lastName: 'Bakker' })
  const { id: company } = await api.create('debtor', { kind: 'company', company: 'Bakkerij' })
  const { id: gone } = await api.create('debtor', { kind: 'private', lastName: 'Zonder Adres' })
  await api.engine.query({
    text: `insert into debtor_address (debtor_id, type, street, house_number, city, country_id) values ($1, 'visit', 'Dijk', 3, 'Utrecht', $3), ($2, 'visit', 'Dijk', 4, 'Utrecht', $3)`,
    values: [other, company, office.country],
  })
  await api.engine.query({
    text: 'insert into collection_file_co_debtors (owner_id, target_id) values ($1, $2), ($1, $3), ($1, $4)',
    values: [file.id, other, company, gone],
  })
  carry(api)
  const body = { nl: '<p>{{debtor.fullName}}: {{file.14day.costs}}</p>' }
  const template = await addTemplate(api, 'post', { purpose: 'fourteen_day_letter', body })
  await one(api, composition(file.id, office, { channel: 'post', template }))
  const [, second] = await messagesOf(api)
  expect((await api.rows('file_log')).map(({ subject }) => subject)).toEqual(['Geen 14-dagenbrief aan Zonder Adres'])
  await api.engine.query({
    text: `update message set scheduled_at = '2026-01-20T10:00:00Z' where id = $1`,
    values: [second?.id],
  })
  const send = () => handOverDue(api.app, new AbortController().signal)
  await send()
  const endOf = async () => (await api.rows('collection_file')).map(({ fourteen_day_end: end }) => end)
  expect(await endOf()).toEqual(['2026-02-02'])
  api.advance(Date.parse('2026-01-20T11:00:00Z') - api.app.now())
  await send()
  expect(await messagesOf(api)).toMatchObject([
    { status: 'sent', debtor_id: file.debtor, body: expect.stringContaining('Saar de Wit: ') },
    {
      status: 'sent',
      debtor_id: other,
      body: expect.stringContaining('Bo Bakker: '),
      to_address: 'Bo Bakker\nDijk 3\nUtrecht',
    },
  ])
  expect(await endOf()).toEqual(['2026-02-05'])
})

test('a letter with characters that the font lacks is held when it is written, and names them', async ({
  api,
  office,
  file,
}) => {
  await happen(api, file.id, `update debtor set last_name = 'de Wit 😀 نور' where id = of($1)`)
  const seen = await api
    .as(sender)
    .post(`/api/v4/file/${file.id}/message/preview`, { channel: 'post', template: office.templates.post })
  expect(seen.json()).toMatchObject({
    hold: 'unprintable',
    note: expect.stringContaining('😀 ن و ر'),
    wayOut: expect.stringContaining('stuur een e-mail'),
  })
  expect(await one(api, composition(file.id, office))).toEqual({ message: expect.any(Number) })
})

test('many files at once: those that nothing holds are written', async ({ api, office, file }) => {
  const other = await openFor(api, office)
  await happen(api, other.id, `update debtor set deceased_at = '2026-01-01' where id = of($1)`)
  const result = await composed(api, composition(file.id, office), composition(other.id, office))
  expect([...result.values()]).toEqual([{ message: expect.any(Number) }, { hold: 'deceased' }])
})
