/** Annexes of e-mails: made when the mail leaves, sent with it, and kept on the file as what was sent with which message. */
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { carry, smtp } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, openFor, test } from './writing.ts'

const all = ['claim_specification', 'income_form', 'payment_overview', 'arrangement_plan']

test('an e-mail takes the annexes of its template along that have something to show, and they are kept', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const template = await addTemplate(api, 'email', { annexes: all })
  await one(api, composition(file.id, office, { template }))
  await api.runDue()
  const [{ message } = { message: '' }] = smtp.letters
  const names = [`Specificatie van de vordering ${file.number}.pdf`, `Inkomsten en uitgaven ${file.number}.pdf`]
  // Nothing was paid and there is no arrangement.
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' })
  const bytes = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
    names.map((name) => [name, 'application/pdf']),
  )
  const [stored] = await messagesOf(api)
  const documents = await api.rows('document')
  expect(documents).toMatchObject(
    names.map((name, place) => ({
      name,
      file_id: file.id,
      customer_id: office.customer,
      sent_with_id: stored?.id,
      status: 'sent',
      direction: 'out',
      channel: 'email',
      kind: place === 0 ? 'statement' : 'other',
    })),
  )
  const client = api.as('admin')
  const kept = await client.get(`/api/v4/document/${documents[0]?.id}/content`)
  expect([kept.statusCode, kept.rawPayload.equals(bytes[0] ?? Buffer.of())]).toEqual([200, true])
  expect(kept.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  await api.runDue()
  expect([smtp.letters.length, (await api.rows('document')).length]).toEqual([1, 2])
})

test('a mail that is refused keeps no annexes; the next attempt sends them', async ({ api, office, file }) => {
  carry(api)
  const template = await addTemplate(api, 'email', { annexes: ['income_form'] })
  smtp.refusal = '451 later'
  await one(api, composition(file.id, office, { template }))
  await api.runDue()
  expect(await api.rows('document')).toEqual([])
  smtp.refusal = undefined
  api.advance(61_000)
  await api.doJob('messages.send', {})
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent' }])
  const [sent] = await messagesOf(api)
  expect(await api.rows('document')).toMatchObject([{ kind: 'other', sent_with_id: sent?.id }])
})

test('who sends by hand, and who reads a template, is told what goes along', async ({ api, file }) => {
  const template = await addTemplate(api, 'email', { annexes: all })
  const client = api.as('admin')
  const body = { channel: 'email', template }
  const shown = await client.post(`/api/v4/file/${file.id}/message/preview`, body)
  expect([shown.statusCode, shown.json()]).toMatchObject([
    200,
    { hold: null, annexes: ['Specificatie van de vordering', 'Inkomsten en uitgaven'] },
  ])
  const sample = await client.post(`/api/v4/email/template/${template}/preview`, { language: 'nl' })
  expect(sample.json()).toMatchObject({
    annexes: ['Specificatie van de vordering', 'Inkomsten en uitgaven', 'Betaaloverzicht', 'Termijnoverzicht'],
  })
})

test('a character that cannot be printed fails the mail, which says why', async ({ api, office, file }) => {
  carry(api)
  const template = await addTemplate(api, 'email', { annexes: ['claim_specification'] })
  await api.engine.query({ text: `update claim set description = 'Factuur 𓀀'` })
  await one(api, composition(file.id, office, { template }))
  await api.runDue()
  expect(smtp.letters).toEqual([])
  expect(await messagesOf(api)).toMatchObject([{ status: 'failed', fail_reason: expect.stringContaining('𓀀') }])
  expect(await api.rows('document')).toEqual([])
})

test('annexes that cannot be made now hold up no other mail, and their own goes when they can', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const template = await addTemplate(api, 'email', { annexes: ['claim_specification'] })
  const other = await openFor(api, office, { interest: { type: 'statutory' } })
  await one(api, composition(other.id, office, { template }))
  await one(api, composition(file.id, office))
  const since = (years: number) =>
    api.engine.query({
      text: `update interest_rate set effective_from = effective_from + make_interval(years => ${years})`,
    })
  await since(200)
  await api.runDue()
  expect((await messagesOf(api)).map(({ status }) => status)).toEqual(['queued', 'sent'])
  expect([smtp.letters.length, (await api.rows('document')).length]).toEqual([1, 0])
  await since(-200)
  api.advance(61_000)
  await api.doJob('messages.send', {})
  const [first, second] = await messagesOf(api)
  expect([first?.status, second?.status]).toEqual(['sent', 'sent'])
  expect(await api.rows('document')).toMatchObject([{ file_id: other.id, sent_with_id: first?.id }])
})
