/** Text messages go to a gateway, which knows each by its reference. */
import { expect } from 'vitest'
import { carry, gateway } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, test } from './writing.ts'

test('a text message is posted with its number, sender, text and reference', async ({ api, office, file }) => {
  carry(api)
  const template = await addTemplate(api, 'sms', {
    text: { nl: 'Dossier {{file.number}} & meer\n{{office.name}}, {{office.infoUrl}}' },
  })
  await one(api, composition(file.id, office, { channel: 'sms', template }))
  await api.runDue()
  const [{ headers, body } = { headers: {}, body: {} }] = gateway.texts
  expect(body).toEqual({
    to: '+31612345678',
    from: 'Kantoor',
    reference: expect.stringMatching(/^<message-1\./),
    text: `Dossier ${file.number} & meer\nKantoor Zee, https://kantoor.example/i`,
  })
  expect(headers['idempotency-key']).toBe(body.reference)
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent', provider_reference: 'sms-1', segments: 1 }])
})

test('without an answer it is sent again with the same reference; a refusal fails; too busy is tried later', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  gateway.status = 0
  await one(api, composition(file.id, office, { channel: 'sms' }))
  await api.runDue()
  expect(await messagesOf(api)).toMatchObject([{ status: 'queued', fail_reason: expect.stringContaining('1× ') }])
  gateway.status = 200
  api.advance(61_000)
  await api.doJob('messages.send', {})
  const [first, second] = gateway.texts.map(({ body }) => body.reference)
  expect([first, gateway.texts.length]).toEqual([second, 2])
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent' }])
  for (const [status, expected] of [
    [400, 'failed'],
    [429, 'queued'],
  ] as const) {
    gateway.status = status
    await one(api, composition(file.id, office, { key: String(status), channel: 'sms', again: true }))
    await api.runDue()
    expect((await messagesOf(api)).at(-1)).toMatchObject({
      status: expected,
      fail_reason: expect.stringContaining(String(status)),
    })
  }
})
