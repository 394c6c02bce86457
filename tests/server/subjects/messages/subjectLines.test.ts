/** A subject becomes a header: one with a line break is refused wherever it comes from, and nothing leaves. */
import { expect } from 'vitest'
import { judge } from '#server/subjects/messages/compose.ts'
import { heldText } from '#server/subjects/messages/heldText.ts'
import { openTransport, UnfitHeader } from '#server/subjects/mail/transport.ts'
import { addTemplate, composition, messagesOf, one, test } from './writing.ts'
import { carry, smtp } from './carrying.ts'
import { staff } from '#tests/server/subjects/ledger/office.ts'

const sender = [...staff, 'ROLE_FILE_SEND']
const breaking = ['x\r\nBcc: y@evil.example', 'x\ny', 'x\u2028y', 'x\u0007y', 'x\u0085y', 'x\ty']

test('a subject that a person writes is refused at its field', async ({ api, office, file }) => {
  const send = (subject: string) =>
    api
      .as(sender)
      .post(`/api/v4/file/${file.id}/message`, { channel: 'email', template: office.templates.email, subject })
  for (const subject of breaking) {
    const answer = await send(subject)
    expect([subject, answer.statusCode]).toEqual([subject, 400])
    expect(String(answer.json<{ errors: { subject: unknown } }>().errors.subject)).toContain('één regel')
  }
  expect(await messagesOf(api)).toEqual([])
  expect((await send('Uw dossier – “betaling”')).statusCode).toBe(201)
})

test('a value of several lines becomes one line in a subject; one with other control characters holds the message', async ({
  api,
  office,
  file,
}) => {
  const template = await addTemplate(api, 'email', { subject: { nl: 'Over {{debtor.fullName}}' } })
  const text = 'update debtor set last_name = $2 where id = $1'
  await api.engine.query({ text, values: [file.debtor, 'Wit\r\nBcc: y@evil.example'] })
  await one(api, composition(file.id, office, { template }))
  expect((await messagesOf(api)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Over .*Wit Bcc: y@evil.example$/),
  ])

  await api.engine.query({ text, values: [file.debtor, 'Wit\u0007'] })
  const given = composition(file.id, office, { template, key: 'again', again: true })
  const held = { hold: 'template_error', note: 'several lines' }
  // As the night, bulk runs and a dry run ask.
  expect(await one(api, given)).toEqual(held)
  expect((await judge(api.app, api.engine, [given], api.app.now())).get(given.key)).toEqual(held)
  expect(heldText({ hold: 'template_error', note: 'several lines' }, 'en')).toContain('more than one line')
  const body = { channel: 'email', template, again: true }
  const byHand = await api.as(sender).post(`/api/v4/file/${file.id}/message`, body)
  expect([byHand.statusCode, Object.keys(byHand.json<{ errors: object }>().errors)]).toEqual([400, ['subject']])
  expect(await messagesOf(api)).toHaveLength(1)
})

test('a template with a line break in a subject is not stored', async ({ api }) => {
  const body = {
    name: 'Regels',
    code: 'lines',
    category: 'amicable',
    type: 'manual',
    destination: 'debtor',
    body: { nl: '<p>Dag</p>' },
  }
  const answer = await api
    .as('admin')
    .post('/api/v4/email/template', { ...body, subject: { nl: 'Een', en: 'One\nTwo' } })
  expect(answer.json()).toHaveProperty(['errors', 'subject.en'])
  expect((await api.rows('email_template')).filter(({ code }) => code === 'lines')).toEqual([])
})

test('what got into a message otherwise does not leave, and is told', async ({ api, office, file }) => {
  carry(api)
  await one(api, composition(file.id, office))
  await api.engine.query({ text: 'update message set subject = $1', values: [breaking[0]] })
  await api.runDue()
  expect(smtp.letters).toEqual([])
  expect(await messagesOf(api)).toMatchObject([{ status: 'failed', fail_reason: expect.stringContaining('subject') }])
})

test('no header of any mail that leaves has a line break: names of files, copies, addresses for answers', async () => {
  const transport = openTransport(new URL('smtp://127.0.0.1:1'), 'a@b.test')
  const mail = { id: 1, recipient: 'x@y.test', subject: 'Dag', body: '', html: null, createdAt: '2026-01-15T11:00:00Z' }
  const file = { filename: 'a\r\n.pdf', content: Buffer.from(''), contentType: 'application/pdf' }
  for (const more of [{ cc: 'a\nb' }, { bcc: 'a\rb' }, { replyTo: 'a\nb' }, { from: 'a\nb' }, { attachments: [file] }])
    await expect(transport.deliver({ ...mail, ...more }, async () => {})).rejects.toThrow(UnfitHeader)
})
