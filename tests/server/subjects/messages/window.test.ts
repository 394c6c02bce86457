/** Electronic messages leave in the contact window only, decided when written and again when they leave. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { carry, gateway, smtp } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, setSetting, test } from './writing.ts'

/** The queue has a clock of its own, which a run of it moves. */
async function at(api: Api, moment: string): Promise<void> {
  api.advance(Date.parse(moment) - api.app.now())
  await api.runDue()
}

test.for([
  // Friday evening, Saturday night before Sunday, a holiday, and summer time.
  ['2026-11-20T20:15:00Z', '2026-11-21T06:00:00Z'],
  ['2026-11-21T19:00:00Z', '2026-11-23T06:00:00Z'],
  ['2026-12-24T19:00:00Z', '2026-12-28T06:00:00Z'],
  ['2026-04-27T08:00:00Z', '2026-04-28T05:00:00Z'],
] as const)('written at %s it leaves at %s', async ([written, leaves], { api, office, file }) => {
  carry(api)
  await at(api, written)
  await one(api, composition(file.id, office))
  expect(new Date(String((await messagesOf(api))[0]?.scheduled_at)).toISOString()).toBe(leaves.replace('Z', '.000Z'))
  await api.doJob('messages.send', {})
  expect(smtp.letters).toEqual([])
  await at(api, leaves)
  await api.doJob('messages.send', {})
  expect(smtp.letters).toHaveLength(1)
})

test('a step and the office may narrow the window, a client is written to at any hour, and post has none', async ({
  api,
  office,
  file,
}) => {
  await setSetting(api, 'sending.windowFrom', '09:00')
  await at(api, '2026-01-19T06:30:00Z')
  const times = async () =>
    (await messagesOf(api)).map(({ scheduled_at }) => new Date(String(scheduled_at)).toISOString().slice(0, 16))
  await one(api, composition(file.id, office))
  await one(api, composition(file.id, office, { channel: 'sms', sendFrom: '10:30' }))
  await one(api, composition(file.id, office, { channel: 'post' }))
  await api.engine.query({ text: `update customer set email = 'klant@example.test'` })
  const template = await addTemplate(api, 'email', { destination: 'client' })
  await one(api, composition(file.id, office, { key: 'client', destination: 'client', template }))
  expect(await times()).toEqual(['2026-01-19T08:00', '2026-01-19T09:30', '2026-01-19T06:30', '2026-01-19T06:30'])
})

test('a message that was delayed into the night waits for the morning', async ({ api, office, file }) => {
  carry(api)
  await at(api, '2026-01-19T18:59:00Z')
  await one(api, composition(file.id, office, { channel: 'sms' }))
  await at(api, '2026-01-19T19:05:00Z')
  await api.doJob('messages.send', {})
  expect(gateway.texts).toEqual([])
  const [waiting] = await messagesOf(api)
  expect(waiting?.status).toBe('scheduled')
  expect(new Date(String(waiting?.scheduled_at)).toISOString()).toBe('2026-01-20T06:00:00.000Z')
})
