/** The 14-day letter: its term runs once it has left, and does not when it came back; its proof is kept. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'
import { carry } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, test, type Office } from './writing.ts'
import type { Api } from '#tests/support/api.ts'

const fileOf = async (api: Api) => (await api.rows('collection_file'))[0]
async function letter(api: Api, file: number, office: Office): Promise<void> {
  carry(api)
  const template = await addTemplate(api, 'post', {
    purpose: 'fourteen_day_letter',
    body: { nl: '<p>{{file.14day.costs}}, uiterlijk {{file.14day.endDate}}</p>' },
  })
  await one(api, composition(file, office, { channel: 'post', template }))
}
const day = (api: Api, moment: string) => api.advance(Date.parse(moment) - api.app.now())
const handOver = (api: Api) => handOverDue(api.app, new AbortController().signal)

test('sent by post, its term is that of the day on which it left, and so is its text', async ({
  api,
  office,
  file,
}) => {
  await letter(api, file.id, office)
  expect(await fileOf(api)).toMatchObject({ fourteen_day_state: 'none', fourteen_day_sent: null })
  // Handed over on Friday instead of Thursday.
  day(api, '2026-01-16T11:00:00Z')
  await handOver(api)
  expect(await messagesOf(api)).toMatchObject([
    {
      status: 'sent',
      announced_costs: 4_000,
      template_version: 1,
      to_address: 'Saar de Wit\nMolenweg 14\n3581 AB Utrecht',
      body: '<p>€ 40,00, uiterlijk 3 februari 2026</p>',
    },
  ])
  expect(await fileOf(api)).toMatchObject({
    fourteen_day_state: 'running',
    fourteen_day_sent: '2026-01-16',
    fourteen_day_end: '2026-02-03',
  })
  expect(await api.rows('document')).toMatchObject([{ kind: 'fourteen_day_letter', status: 'sent' }])
  expect((await api.rows('interruption_event')).map(({ kind }) => kind)).toContain('demand')
})

test('come back, the letter gave no term: the address is wrong, somebody looks for another one', async ({
  api,
  office,
  file,
}) => {
  await api.engine.query({
    text: `insert into agenda_subject (code, name, active) values ('returned_mail', '{"nl":"Retourpost","en":"Returned mail","fr":"Retour"}', true)`,
  })
  await letter(api, file.id, office)
  await handOver(api)
  const [sent] = await messagesOf(api)
  const back = await api
    .as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND'])
    .post(`/api/v4/message/${String(sent?.id)}/returnMail`, { failReason: 'Verhuisd' })
  expect([back.statusCode, back.body]).toEqual([200, back.body])
  expect(await messagesOf(api)).toMatchObject([{ status: 'returned', fail_reason: 'Verhuisd' }])
  expect(await fileOf(api)).toMatchObject({ fourteen_day_state: 'invalid', fourteen_day_end: null })
  expect(await api.rows('debtor_address')).toMatchObject([{ status: 'moved' }])
  expect(await api.rows('agenda_item')).toMatchObject([{ file_id: file.id, source: 'system', status: 'open' }])
  expect(await api.rows('file_log')).toMatchObject([{ file_id: file.id, channel: 'post', subject: 'Post kwam terug' }])
})

test('without a letter costs are refused, as the file of the demo says; after its term they are not', async ({
  api,
  office,
  file,
}) => {
  const cost = () =>
    api
      .as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT', 'ROLE_FILE_SETTINGS_EDIT'])
      .post(`/api/v4/file/${file.id}/costs`, {
        costType: office.costType,
        date: dayOf(api.app.now()),
      })
  const refused = await cost()
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('14')])
  await letter(api, file.id, office)
  await handOver(api)
  expect((await cost()).statusCode).toBe(400)
  day(api, '2026-02-03T11:00:00Z')
  const charged = await cost()
  expect([charged.statusCode, charged.body]).toEqual([201, charged.body])
})

const noCosts = [
  ['names no costs', true, '<p>Betaal vóór {{file.14day.endDate}}</p>'],
  ['names them without their VAT', false, '<p>{{file.14day.costs}}, uiterlijk {{file.14day.endDate}}</p>'],
] as const
test.for(noCosts)('a text that %s is no 14-day letter', async ([, deductible, nl], { api, office, file }) => {
  carry(api)
  await api.engine.query({ text: 'update customer set vat_deductible = $1', values: [deductible] })
  const asked = {
    channel: 'email',
    template: await addTemplate(api, 'email', { body: { nl }, purpose: 'fourteen_day_letter' }),
  } as const
  const path = `/api/v4/file/${file.id}/message`
  const refused = await api.as('admin').post(path, asked)
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('noemt niet de incassokosten')])
  await one(api, composition(file.id, office, asked))
  await api.runDue()
  expect([await messagesOf(api), await fileOf(api)]).toMatchObject([[], { fourteen_day_state: 'none' }])
})
