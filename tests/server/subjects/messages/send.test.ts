/** Messages leave when they are due, as their template says; their walls are checked again at that moment. */
import { expect } from 'vitest'

import { carry, smtp } from './carrying.ts'
import { composition, messagesOf, one, test } from './writing.ts'

test('an e-mail leaves with its own id, the sender of the office and a way to get no more', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await one(api, composition(file.id, office))
  await api.runDue()
  const [{ to, message } = { to: [], message: '' }] = smtp.letters
  expect(to).toEqual(['saar@example.test'])
  const [stored] = await messagesOf(api)
  expect(stored).toMatchObject({ status: 'sent', sent_at: expect.any(String), fail_reason: null })
  expect(Date.parse(String(stored?.scheduled_at))).toBeLessThanOrEqual(Date.parse(String(stored?.sent_at)))
  const reference = String(stored?.provider_reference)
  expect(reference).toMatch(/^<message-1\.[\w-]{12}@[\w.-]+>$/)
  expect(message).toContain(`Message-ID: ${reference}`)
  expect(message).toMatch(/^From: Kantoor Zee <incasso@kantoor.example>\r$/m)
  expect(message).toMatch(/^List-Unsubscribe: <http[^>]*\/opt-out\/1\.[\w-]{22}>\r$/m)
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
})

test('what the server refuses for now is tried again with the same id; what it refuses for good fails', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  smtp.refusal = '451 later'
  await one(api, composition(file.id, office))
  await api.runDue()
  const [waiting] = await messagesOf(api)
  expect(waiting).toMatchObject({ status: 'queued', fail_reason: expect.stringContaining('1× ') })
  smtp.refusal = undefined
  api.advance(61_000)
  await api.doJob('messages.send', {})
  const [sent] = await messagesOf(api)
  expect(sent).toMatchObject({ status: 'sent', provider_reference: waiting?.provider_reference, fail_reason: null })
  smtp.refusal = '550 no such user'
  await one(api, composition(file.id, office, { key: 'again', again: true }))
  await api.runDue()
  expect((await messagesOf(api))[1]).toMatchObject({ status: 'failed', fail_reason: expect.stringContaining('550') })
  const contacts = await api.rows('debtor_contact')
  expect(contacts.map(({ kind, status }) => [kind, status])).toEqual([
    ['email', 'bounced'],
    ['mobile', 'ok'],
  ])
})

test.for([
  [
    'the debtor is protected',
    `update debtor set insolvency_status = 'moratorium'`,
    'De debiteur is beschermd (Moratorium) [art. 5 Wgs]. ',
  ],
  ['the debtor opted out', `update debtor set do_not_email = true`, 'Wil op deze manier geen bericht'],
  ['the address bounced', `update debtor_contact set status = 'bounced'`, 'Geen e-mailadres'],
  ['the client left', `update customer set active = false`, 'De klant is niet actief'],
] as const)('%s meanwhile: it is called off with the reason', async ([, text, failReason], { api, office, file }) => {
  carry(api)
  await one(api, composition(file.id, office))
  await api.engine.query({ text })
  await api.runDue()
  expect(smtp.letters).toEqual([])
  expect(await messagesOf(api)).toMatchObject([
    { status: 'cancelled', fail_reason: expect.stringContaining(failReason), sent_at: null },
  ])
})

test('a draft waits until somebody with the right approves it', async ({ api, office, file }) => {
  carry(api)
  await one(api, composition(file.id, office, { requiresApproval: true }))
  await api.runDue()
  expect(smtp.letters).toEqual([])
  const [draft] = await messagesOf(api)
  expect(draft).toMatchObject({ status: 'draft' })
  const approve = `/api/v4/message/${String(draft?.id)}/approve`
  const refused = await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']).post(approve)
  expect([refused.statusCode, (await messagesOf(api))[0]?.status]).toEqual([403, 'draft'])
  const approved = await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND']).post(approve)
  expect([approved.statusCode, approved.body]).toEqual([200, approved.body])
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
})

test('nothing leaves while a restored copy holds what goes out, and discarding calls it off', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await api.app.compareServed()
  await one(api, composition(file.id, office))
  await api.engine.query({ text: `update served_as set held_since = now()` })
  await api.runDue()
  expect(smtp.letters).toEqual([])
  const held = await api.as('admin').get('/api/v4/outgoing')
  expect(held.json()).toMatchObject({ calls: 1 })
  const discarded = await api.as('admin').post('/api/v4/outgoing/discard')
  expect([discarded.statusCode, discarded.body]).toEqual([200, discarded.body])
  expect(await messagesOf(api)).toMatchObject([{ status: 'cancelled' }])
})
