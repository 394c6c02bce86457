/** No message is sent twice by us: not by two processes, and not after a crash that we know the end of. */
import { expect } from 'vitest'
import { sendDue } from '#server/subjects/messages/sendDue.ts'
import { carry, gateway, smtp } from './carrying.ts'
import { composed, composition, messagesOf, one, openFor, test } from './writing.ts'

const { signal } = new AbortController()

test('two processes at once send each message once', async ({ api, office }) => {
  carry(api)
  const files = []
  for (let n = 0; n < 6; n += 1) files.push(await openFor(api, office))
  await composed(
    api,
    ...files.flatMap(({ id }) => [composition(id, office), composition(id, office, { channel: 'sms' })]),
  )
  await Promise.all([sendDue(api.app, signal), sendDue(api.app, signal)])
  expect([smtp.letters.length, gateway.texts.length]).toEqual([6, 6])
  expect(new Set((await messagesOf(api)).map(({ status }) => status))).toEqual(new Set(['sent']))
})

test('a process that died before its carrier was called: the message leaves once, with the reference it had', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await one(api, composition(file.id, office))
  const { email } = api.app.carriers
  const asked: string[] = []
  api.app.carriers.email = async ({ messageId }) => {
    asked.push(messageId)
    throw new Error('killed')
  }
  await expect(sendDue(api.app, signal)).rejects.toThrow('killed')
  api.app.carriers.email = email
  // Until its claim is over nobody else takes it.
  await sendDue(api.app, signal)
  expect(smtp.letters).toEqual([])
  api.advance(5 * 60_000 + 1000)
  await sendDue(api.app, signal)
  expect(smtp.letters).toHaveLength(1)
  expect(smtp.letters[0]?.message).toContain(`Message-ID: ${asked[0]}`)
})

test('a process that died after its carrier took it repeats the same id, because it cannot know', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await one(api, composition(file.id, office))
  const { email } = api.app.carriers
  api.app.carriers.email = async (mail) => {
    await email(mail)
    throw new Error('killed')
  }
  await expect(sendDue(api.app, signal)).rejects.toThrow('killed')
  api.app.carriers.email = email
  api.advance(5 * 60_000 + 1000)
  await sendDue(api.app, signal)
  const ids = smtp.letters.map(({ message }) => /^Message-ID: (.*)\r$/m.exec(message)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
  await sendDue(api.app, signal)
  expect(smtp.letters).toHaveLength(2)
})

test('one whose debtor became protected after the crash is not repeated', async ({ api, office, file }) => {
  carry(api)
  await one(api, composition(file.id, office))
  const { email } = api.app.carriers
  api.app.carriers.email = async () => {
    throw new Error('killed')
  }
  await expect(sendDue(api.app, signal)).rejects.toThrow('killed')
  api.app.carriers.email = email
  await api.engine.query({ text: `update debtor set insolvency_status = 'bankruptcy'` })
  api.advance(5 * 60_000 + 1000)
  await sendDue(api.app, signal)
  expect(smtp.letters).toEqual([])
  expect(await messagesOf(api)).toMatchObject([{ status: 'failed', fail_reason: expect.stringContaining('beschermd') }])
})
