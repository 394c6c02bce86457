/** Messages are written from templates with the real values of files, or held with the reason. */
import { expect } from 'vitest'
import { judge } from '#server/subjects/messages/compose.ts'
import { addTemplate, composed, composition, messagesOf, one, openFor, setSetting, test } from './writing.ts'

test('an e-mail has the real values of its file, and the same key is the same message', async ({
  api,
  office,
  file,
}) => {
  const given = composition(file.id, office)
  const first = await one(api, given)
  expect(first).toEqual({ message: expect.any(Number) })
  expect(await messagesOf(api)).toMatchObject([
    {
      channel: 'email',
      file_id: file.id,
      debtor_id: file.debtor,
      customer_id: office.customer,
      status: 'scheduled',
      to_address: 'saar@example.test',
      language: 'nl',
      subject: `Dossier ${file.number}`,
      template_version: 1,
      email_template_id: office.templates.email,
      destination: 'debtor',
    },
  ])
  const [{ body = '' } = {}] = (await messagesOf(api)) as { body?: string }[]
  expect(body).toContain('<p>Geachte heer, mevrouw,</p>')
  expect(body).toContain(`Betaal € 250,00 van ${file.number}.`)
  expect(body).toContain('Registratienummer Wki: W-123')
  expect(await one(api, given)).toEqual(first)
  expect(await messagesOf(api)).toHaveLength(1)
})

test('many files in one call: each its own message or its own reason', async ({ api, office, file }) => {
  const other = await openFor(api, office)
  await api.engine.query({ text: `delete from debtor_contact where debtor_id = $1`, values: [other.debtor] })
  const list = [
    composition(file.id, office),
    composition(other.id, office),
    composition(other.id, office, { channel: 'post' }),
  ]
  const result = await composed(api, ...list)
  expect([...result.values()]).toEqual([
    { message: expect.any(Number) },
    { hold: 'no_email' },
    { message: expect.any(Number) },
  ])
  const [, letter] = await messagesOf(api)
  expect(letter).toMatchObject({ channel: 'post', to_address: 'Saar de Wit\nMolenweg 14\n3581 AB Utrecht' })
})

test('a variable without a value holds the message and is named; nothing is stored', async ({ api, office, file }) => {
  const template = await addTemplate(api, 'email', {
    body: { nl: '<p>{{file.lastPayment.amount}} {{file.paymentLink}}</p>' },
  })
  const given = composition(file.id, office, { template })
  expect(await one(api, given)).toEqual({ hold: 'template_error', note: 'file.lastPayment.amount, file.paymentLink' })
  const judged = await judge(api.app, api.engine, [given], api.app.now())
  expect(judged.get(given.key)).toEqual({ hold: 'template_error', note: 'file.lastPayment.amount, file.paymentLink' })
  expect(await messagesOf(api)).toEqual([])
})

test('a message about a file on which nothing was paid says so, and how the file stands', async ({ api, file }) => {
  const template = await addTemplate(api, 'email', { body: { nl: '<p>{{file.status}}</p>{{file.paymentsTable}}' } })
  const bodyAfter = async (change: () => Promise<unknown>) => {
    await change()
    const body = { channel: 'email', template }
    return (await api.as('admin').post(`/api/v4/file/${file.id}/message/preview`, body)).json<{ body: string }>().body
  }
  const status = { code: 77, name: { nl: 'Even wachten' }, phase: 'amicable', visibleToClient: true }
  const own = await api.create('file-status', status)
  const setStatus = () =>
    api.engine.query({ text: `update collection_file set file_status_id = $1`, values: [Number(own.id)] })
  const hide = () => api.engine.query({ text: `update file_status set visible_to_client = false` })
  const bodies = [await bodyAfter(async () => {}), await bodyAfter(setStatus), await bodyAfter(hide)]
  const states = bodies.map((text) => /<p>(.*?)<\/p>/.exec(text)?.[1])
  expect(states).toEqual(['Niet gestart', 'Even wachten', 'Niet gestart'])
  expect(bodies[0]).toContain('Er is nog niets betaald.')
})

test('who sends by hand reads what a message lacks in words', async ({ api, file }) => {
  const shown = async (template: number) =>
    (await api.as('admin').post(`/api/v4/file/${file.id}/message/preview`, { channel: 'email', template })).json()
  const unset = await addTemplate(api, 'email', { body: { nl: '<p>{{office.openingHours}}</p>' } })
  const off = await addTemplate(api, 'email', { active: false })
  expect([await shown(unset), await shown(off)]).toMatchObject([
    { hold: 'template_error', note: 'Het sjabloon kan niet worden ingevuld (Openingstijden)' },
    { hold: 'template_error', note: 'Het sjabloon kan niet worden ingevuld (het sjabloon is niet actief)' },
  ])
  const client = api.as('admin')
  const refused = await client.post(`/api/v4/file/${file.id}/message`, { channel: 'email', template: unset })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('(Openingstijden)')])
  expect(await messagesOf(api)).toEqual([])
})

test.for([
  ['of another customer', { name: 'Anders' }, 'het sjabloon is van een andere klant'],
  ['for companies', { file_type: 'company' }, 'het sjabloon is voor een ander soort debiteur'],
  ['for clients', { destination: 'client' }, 'het sjabloon is voor een andere ontvanger'],
] as const)(
  'a template %s is not sent to a debtor, by hand or by a step',
  async ([, values, note], { api, office, file }) => {
    const { id: customer } = await api.create('customer', { number: 'K-9', company: 'Anders' })
    const ofOther = 'name' in values ? { customer_id: customer } : values
    const template = await addTemplate(api, 'email', ofOther)
    const refused = await api.as('admin').post(`/api/v4/file/${file.id}/message`, { channel: 'email', template })
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(note)])
    expect(await one(api, composition(file.id, office, { template }))).toMatchObject({ hold: 'template_error' })
    expect(await messagesOf(api)).toEqual([])
  },
)

test('a message to a client is no 14-day letter', async ({ api, office, file }) => {
  await api.engine.query({ text: `update customer set email = 'klant@example.test'` })
  const template = await addTemplate(api, 'email', { destination: 'client', purpose: 'fourteen_day_letter' })
  const asked = { channel: 'email', template, destination: 'client' } as const
  expect(await one(api, composition(file.id, office, asked))).toEqual({ message: expect.any(Number) })
  expect(await messagesOf(api)).toMatchObject([{ is_fourteen_day_letter: false, announced_costs: null }])
})

test('a payment link is the address of the payment page with the reference', async ({ api, office, file }) => {
  await setSetting(api, 'sending.paymentUrl', 'https://betalen.example/')
  const template = await addTemplate(api, 'email', { body: { nl: '<p>{{file.paymentLink}}</p>' } })
  await one(api, composition(file.id, office, { template }))
  const [row] = await api.rows('collection_file')
  expect((await messagesOf(api))[0]?.body).toContain(`https://betalen.example/${String(row?.payment_reference)}`)
})

test('without the duties of the law in the template a private debtor gets them all the same', async ({
  api,
  office,
  file,
}) => {
  const template = await addTemplate(api, 'email', { body: { nl: '<p>Betaal.</p>' } })
  const sms = await addTemplate(api, 'sms', { text: { nl: 'Betaal.' } })
  await composed(
    api,
    composition(file.id, office, { template }),
    composition(file.id, office, { channel: 'sms', template: sms }),
  )
  const [mail, text] = await messagesOf(api)
  expect(mail?.body).toContain('Registratienummer Wki: W-123')
  expect(text).toMatchObject({
    body: '<p>Betaal. Kantoor Zee https://kantoor.example/i</p>',
    to_address: '+31612345678',
    segments: 1,
  })
})

test.for([
  ['opted out of mail', `update debtor set do_not_email = true`, { hold: 'opt_out' }],
  ['bounced before', `update debtor_contact set status = 'bounced' where kind = 'email'`, { hold: 'no_email' }],
  ['blocked the address', `update debtor_contact set status = 'blocked' where kind = 'email'`, { hold: 'opt_out' }],
  ['is bankrupt', `update debtor set insolvency_status = 'bankruptcy'`, { hold: 'insolvency', note: 'bankruptcy' }],
  ['has a client who left', `update customer set active = false`, { hold: 'client_blocked' }],
  [
    'has an inactive template',
    `update email_template set active = false`,
    { hold: 'template_error', note: 'inactive' },
  ],
  [
    'is written to by an office whose registration expired',
    `insert into setting (key, value, changed_at) values ('wki.validUntil', '"2026-01-14"', now())`,
    { hold: 'wki_expired' },
  ],
] as const)('a debtor who %s gets no mail', async ([, text, expected], { api, office, file }) => {
  await api.engine.query({ text })
  expect(await one(api, composition(file.id, office))).toEqual(expected)
  expect(await messagesOf(api)).toEqual([])
})

test('a number on the blacklist gets no text message, and a moved address no letter', async ({ api, office, file }) => {
  await api.engine.query({ text: `insert into dialer_blacklist (phone, reason) values ('+31612345678', 'request')` })
  await api.engine.query({ text: `update debtor_address set status = 'moved'` })
  const result = await composed(
    api,
    composition(file.id, office, { channel: 'sms' }),
    composition(file.id, office, { channel: 'post' }),
  )
  expect([...result.values()]).toEqual([{ hold: 'opt_out' }, { hold: 'no_valid_address' }])
})

test('the same template waits some days for the same file, also within one call', async ({ api, office, file }) => {
  const result = await composed(api, composition(file.id, office), composition(file.id, office, { key: 'other' }))
  expect([...result.values()]).toEqual([{ message: expect.any(Number) }, { hold: 'duplicate_message' }])
  expect(await one(api, composition(file.id, office, { key: 'by hand', again: true }))).toEqual({
    message: expect.any(Number),
  })
  await setSetting(api, 'sending.duplicateDays', 0)
  expect(await one(api, composition(file.id, office, { key: 'third' }))).toEqual({ message: expect.any(Number) })
})

test('the language is that of the debtor where the template has it', async ({ api, office, file }) => {
  await api.engine.query({ text: `update debtor set language = 'fr'` })
  const subject = { nl: 'Dossier', fr: 'Dossier {{file.total.outstanding}}' }
  const template = await addTemplate(api, 'email', {
    subject,
    body: { nl: '<p>Beste</p>', fr: '<p>{{debtor.salutationLine}}</p>' },
  })
  await composed(api, composition(file.id, office, { template }), composition(file.id, office, { key: 'dutch' }))
  expect(await messagesOf(api)).toMatchObject([{ language: 'fr', subject: 'Dossier 250,00 €' }, { language: 'nl' }])
})

test('a 14-day letter announces the costs of the law with the end of its term', async ({ api, office, file }) => {
  const template = await addTemplate(api, 'post', {
    purpose: 'fourteen_day_letter',
    body: { nl: '<p>{{file.14day.costs}} na {{file.14day.endDate}}</p>' },
  })
  await one(api, composition(file.id, office, { channel: 'post', template }))
  expect(await messagesOf(api)).toMatchObject([
    { body: '<p>€ 40,00 na 2 februari 2026</p>', is_fourteen_day_letter: true, announced_costs: 4_000 },
  ])
})
