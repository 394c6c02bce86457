/** Templates by API: what may be stored, what may be active, and previews. */
import { expect } from 'vitest'
import { fillReferenceData } from '#server/seed/reference/fill.ts'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { test as base, type Api } from '#tests/support/api.ts'

const test = base.extend('filled', async ({ api }) => {
  await api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes
      from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables)],
  })
  return api
})

const editor = ['ROLE_EMAIL_TEMPLATE_VIEW', 'ROLE_EMAIL_TEMPLATE_EDIT'] as const
const poster = ['ROLE_POST_MAIL_TEMPLATE_VIEW', 'ROLE_POST_MAIL_TEMPLATE_EDIT'] as const
const path = '/api/v4/email/template'
const mail = {
  name: 'Herinnering',
  code: 'herinnering',
  category: 'amicable',
  type: 'step',
  destination: 'debtor',
  subject: { nl: 'Dossier {{file.number}}' },
  body: {
    nl: '<p>{{debtor.salutationLine}}</p><p>U moet {{file.total.outstanding}} betalen.</p><p>{{office.footer}}</p>',
  },
}
const letter = { ...mail, letterhead: 'office', addressWindow: 'left', signature: 'office' }
const sms = {
  name: 'Sms',
  code: 'sms',
  category: 'amicable',
  type: 'step',
  destination: 'debtor',
  sender: 'Dossier',
  text: { nl: '{{office.name}}: betaal {{file.total.outstanding}}. {{office.infoUrl}}' },
}

const change = async (api: Api, at: string, id: number, body: object, who: readonly string[] = editor) => {
  const { _version } = (await api.as(who).get(`${at}/${id}`)).json<{ _version: number }>()
  return api.as(who).put(`${at}/${id}`, { ...body, _version })
}

test('keeps the languages and the variables that its texts have', async ({ filled }) => {
  const made = (await filled.as(editor).post(path, { ...mail, subject: { nl: 'a', en: 'b' } })).json()
  expect(made).toMatchObject({
    active: false,
    languages: ['nl'],
    variables: ['debtor.salutationLine', 'file.total.outstanding', 'office.footer'],
  })
})

test('an unknown variable is refused where it stands, and nothing is stored', async ({ filled }) => {
  const answer = await filled
    .as(editor)
    .post(path, { ...mail, body: { ...mail.body, en: '<p>{{debtor.nickname}}</p>' } })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual(['body.en'])
  expect(answer.json().errors['body.en'][0]).toContain('{{debtor.nickname}}')
  expect(await filled.rows('email_template')).toEqual([])
})

test('a template for private persons is not active without saying who writes', async ({ filled }) => {
  const body = { nl: '<p>Betaal {{file.total.outstanding}}.</p>' }
  const refused = await filled.as(editor).post(path, { ...mail, body, active: true })
  expect(refused.json().errors.active).toHaveLength(4)
  const { id } = (await filled.as(editor).post(path, { ...mail, body })).json<{ id: number }>()
  expect((await change(filled, path, id, { active: true })).statusCode).toBe(400)
  expect((await filled.rows('email_template'))[0]).toMatchObject({ active: false, version: 1 })
  expect((await change(filled, path, id, { active: true, fileType: 'company' })).json()).toMatchObject({ active: true })
  // Changes that would make an active template unfit are refused too.
  expect((await change(filled, path, id, { fileType: null })).json()).toHaveProperty('errors.active')
})

test('a mail is shown with samples, its rules at the elements', async ({ filled }) => {
  const { id } = await filled.create('email-template', mail)
  const shown = (await filled.as(editor).post(`${path}/${id}/preview`, { language: 'en' })).json()
  expect(shown).toMatchObject({ language: 'en', subject: 'Dossier INC-2026-004217', to: 's.devries@example.nl' })
  expect(shown.html).toContain('€250.21')
  expect(shown.html).toMatch(/<p style="margin/)
  expect(shown.html).not.toContain('class=')
  expect(shown.text).toContain('€250.21')
})

test('what has no value is not made', async ({ filled }) => {
  const { id } = await filled.create('email-template', mail)
  await filled.engine.query({ text: `update template_variable set sample = null where key = 'file.total.outstanding'` })
  const answer = await filled.as(editor).post(`${path}/${id}/preview`, {})
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain('file.total.outstanding')
})

test('a letter and a summons are PDFs, saved or not', async ({ filled }) => {
  const { id } = await filled.create('post-mail-template', {
    ...letter,
    enclosures: ['claim_specification', 'income_form', 'qr_slip'],
  })
  const at = '/api/v4/post-mail/template'
  const pdf = await filled.as(poster).post(`${at}/${id}/preview`, { language: 'fr' })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain('herinnering-fr.pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const values = { ...letter, body: { nl: '<p>{{file.qrCode}}</p><p>x</p><script>y</script>' } }
  expect((await filled.as(poster).post(`${at}/preview`, { values, language: 'nl' })).statusCode).toBe(200)
  expect((await filled.as(['ROLE_POST_MAIL_TEMPLATE_VIEW']).post(`${at}/preview`, { values })).statusCode).toBe(403)

  const summons = {
    name: 'D',
    code: 'd1',
    courtType: 'cantonal',
    fileType: 'private',
    language: 'nl',
    parties: '<p>{{hearing.date}}</p>',
    claim: '<ol><li><p>x</p></li></ol>',
    notices: '<p>y</p>',
  }
  const made = await filled.create('subpoena-template', summons)
  const pages = await filled.as(['ROLE_LEGAL']).post(`/api/v4/subpoena-template/${made.id}/preview`, {})
  expect(pages.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a text message tells its parts', async ({ filled }) => {
  const { id } = await filled.create('sms-template', sms)
  const shown = (await filled.as(poster).post(`/api/v4/sms/template/${id}/preview`, { language: 'nl' })).json()
  expect(shown).toMatchObject({ from: 'Dossier', text: 'Dossier Incasso: betaal € 250,21. https://dossier.example/i' })
  expect(shown.length).toEqual({ encoding: 'GSM-7', units: 60, segments: 1, left: 100 })
})

test('a test goes to oneself and to nobody else, rich text as such', async ({ filled }) => {
  const { id } = await filled.create('email-template', mail)
  const answer = await filled.as('admin').post(`${path}/${id}/test`, { language: 'nl', email: 'x@example.test' })
  expect(answer.json()).toMatchObject({ email: 'admin@example.test', isSent: false })
  const [sent] = await filled.rows('mail')
  expect(sent).toMatchObject({ recipient: 'admin@example.test', subject: '[Test] Dossier INC-2026-004217' })
  expect(String(sent?.html)).toContain('€ 250,21')
  expect(await filled.rows('mail')).toHaveLength(1)
})

test('a copy has a name and code of its own and is not active', async ({ filled }) => {
  const { id } = await filled.create('email-template', { ...mail, active: true })
  const first = (await filled.as(editor).post(`${path}/${id}/copy`, {})).json<{ id: number }>()
  await filled.as(editor).post(`${path}/${first.id}/copy`, {})
  expect((await filled.rows('email_template')).map(({ code, active }) => ({ code, active }))).toEqual([
    { code: 'herinnering', active: true },
    { code: 'herinnering-2', active: false },
    { code: 'herinnering-3', active: false },
  ])
  expect((await filled.as(['ROLE_EMAIL_TEMPLATE_VIEW']).post(`${path}/${id}/copy`, {})).statusCode).toBe(403)
  expect(await filled.rows('email_template')).toHaveLength(3)
})

test('whoever lacks the right sees no template, and no preview of one', async ({ filled }) => {
  const { id } = await filled.create('email-template', mail)
  for (const who of [['ROLE_EMPLOYEE'], poster, ['ROLE_CUSTOMER']]) {
    expect((await filled.as(who).get(`${path}/${id}`)).statusCode).toBe(403)
    expect((await filled.as(who).post(`${path}/${id}/preview`, {})).statusCode).toBe(403)
    expect((await filled.as(who).post(`${path}/${id}/test`, {})).statusCode).toBe(403)
  }
  expect(await filled.rows('mail')).toEqual([])
  expect((await filled.as(['ROLE_EMPLOYEE']).get('/api/v4/template-variable')).statusCode).toBe(403)
  expect((await filled.as(poster).get('/api/v4/template-variable')).json().items).toHaveLength(templateVariables.length)
})

test('a template of the system is deleted by nobody, by itself or among others, and no other is changed', async ({
  filled,
}) => {
  const own = await filled.create('email-template', mail)
  const system = await filled.create('email-template', {
    ...mail,
    name: 'Van het systeem',
    code: 'systeem',
    type: 'system',
  })
  const before = [await filled.rows('email_template'), await filled.rows('audit_log')]
  const answer = await filled.as('admin').delete(`${path}/${system.id}`)
  const reason = 'Dit sjabloon hoort bij het systeem'
  expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining(reason)])
  expect([await filled.rows('email_template'), await filled.rows('audit_log')]).toEqual(before)
  const many = await filled.as('admin').post(`${path}/bulk-delete`, { ids: [system.id, own.id] })
  expect(many.json()).toEqual({
    deleted: [own.id],
    refused: [{ id: system.id, errors: [expect.stringContaining(reason)] }],
  })
  expect(await filled.rows('email_template')).toMatchObject([{ id: system.id, type: 'system' }])
})

const variables = '/api/v4/email/variable'
const slogan = {
  key: 'office.slogan',
  label: { nl: 'Slogan' },
  texts: { nl: 'Samen oplossen', en: 'Solved together' },
  scopes: ['debtor'],
}

test('an own variable is its text, in the language of the reader', async ({ filled }) => {
  expect((await filled.as(editor).post(variables, { ...slogan, texts: null })).json()).toHaveProperty('errors.texts')
  await filled.create('template-variable', slogan)
  const { id } = await filled.create('email-template', { ...mail, subject: { nl: '{{office.slogan}}' } })
  const subjectIn = async (language: string) =>
    (await filled.as(editor).post(`${path}/${id}/preview`, { language })).json().subject
  expect(await subjectIn('en')).toBe('Solved together')
  expect(await subjectIn('fr')).toBe('Samen oplossen')
})

test('a variable that templates name keeps its name and stays', async ({ filled }) => {
  const { id } = await filled.create('template-variable', slogan)
  expect((await change(filled, variables, id, { key: 'office.motto' })).statusCode).toBe(200)
  expect((await change(filled, variables, id, { key: 'office.slogan' })).statusCode).toBe(200)
  const named = await filled.create('email-template', { ...mail, subject: { nl: '%office.slogan%' } })
  expect((await filled.as(editor).get(`${variables}/used`)).json()).toMatchObject({
    'office.slogan': 1,
    'office.footer': 1,
  })
  expect((await filled.as(editor).get(`${variables}/${id}/templates`)).json()).toEqual({
    items: [{ entity: 'email-template', id: named.id, name: 'Herinnering', active: false }],
  })
  expect((await change(filled, variables, id, { key: 'office.motto' })).json()).toHaveProperty('errors.key')
  expect((await filled.as(editor).delete(`${variables}/${id}`)).statusCode).toBe(400)
  expect((await filled.rows('template_variable')).filter(({ key }) => key === 'office.slogan')).toHaveLength(1)
  await filled.as(editor).delete(`${path}/${named.id}`)
  expect((await filled.as(editor).delete(`${variables}/${id}`)).statusCode).toBe(204)
})

test('a variable of the system may be worded otherwise, and nothing else', async ({ filled }) => {
  const before = (await filled.rows('template_variable')).find(({ key }) => key === 'file.number')
  const id = Number(before?.id)
  const refused = await change(filled, variables, id, { key: 'file.nr', scopes: ['client'] })
  expect(Object.keys(refused.json().errors).sort()).toEqual(['key', 'scopes'])
  expect((await filled.as(editor).delete(`${variables}/${id}`)).statusCode).toBe(400)
  expect((await filled.rows('template_variable')).find((row) => row.id === id)).toEqual(before)
  const worded = await change(filled, variables, id, {
    label: { nl: 'Nummer' },
    description: { nl: 'Van het dossier' },
  })
  expect(worded.json()).toMatchObject({ label: { nl: 'Nummer' }, key: 'file.number' })
})

test('trying a template on oneself has a pace', async ({ filled }) => {
  const { id } = await filled.create('email-template', mail)
  const statuses = []
  for (let n = 0; n < 12; n += 1) statuses.push((await filled.as(editor).post(`${path}/${id}/test`)).statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
  expect(statuses.at(-1)).toBe(429)
})

test('of a draft only the values of a template count, in languages that there are', async ({ filled }) => {
  const values = {
    ...letter,
    code: 'brief',
    unknown: '<p>'.repeat(1000),
    enclosures: Array.from({ length: 5000 }, () => 'qr_slip'),
  }
  const pages = await filled.as(poster).post('/api/v4/post-mail/template/preview', { values })
  expect([pages.statusCode, pages.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('the samples of a summons follow the tables of the day, and its reference has the right check digit', async ({
  filled,
}) => {
  await fillReferenceData(filled.engine, new Date(filled.app.now()))
  const { items } = (await filled.as(['ROLE_LEGAL']).get('/api/v4/template-variable')).json<{
    items: { key: string; sample: string }[]
  }>()
  const sampleOf = (key: string) => items.find((one) => one.key === key)?.sample ?? ''
  const costs = (
    await filled
      .as(['ROLE_LEGAL'])
      .get('/api/v4/subpoena-salary/calculate?claim=25021&claimant=legal&vatDeductible=true')
  ).json<Record<'summons' | 'fee' | 'salary' | 'total', number>>()
  const asked = { exploitCosts: costs.summons, fee: costs.fee, salary: costs.salary, total: 25021 + costs.total }
  for (const [key, cents] of Object.entries(asked))
    expect([key, sampleOf(`subpoena.${key}`)]).toEqual([key, (cents / 100).toFixed(2)])

  const reference = sampleOf('file.paymentReference').replaceAll(' ', '')
  const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]
  const sum = Array.from(reference.slice(1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at % 10] ?? 0), 0)
  const rest = 11 - (sum % 11)
  expect(Number(reference[0])).toBe(rest === 10 ? 1 : rest === 11 ? 0 : rest)
})
