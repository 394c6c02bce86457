/** Letters that a person approves first: what is decided about the document holds for the message, and the other way round. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { carry, postDir } from './carrying.ts'
import { composed, composition, messagesOf, test } from './writing.ts'

const roles = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND']
const asking = { channel: 'post', requiresApproval: true } as const

test('a letter waits as a document until it is approved, and leaves with the next batch', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await composed(api, composition(file.id, office, asking))
  await api.doJob('messages.print', {})
  const [letter] = await api.rows('document')
  expect(letter).toMatchObject({ file_id: file.id, status: 'to_send', mime_type: 'application/pdf', channel: 'post' })
  expect(await messagesOf(api)).toMatchObject([{ status: 'draft', document_id: letter?.id }])
  await api.doJob('messages.post', {})
  expect(await messagesOf(api)).toMatchObject([{ status: 'draft' }])

  const answer = await api.as(roles).post(`/api/v4/document/${String(letter?.id)}/approve`, {})
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'approved' }])
  await api.doJob('messages.post', {})
  const [sent] = await messagesOf(api)
  expect(sent).toMatchObject({ status: 'sent', document_id: letter?.id })
  expect(await readdir(join(postDir, String(sent?.provider_reference)))).toContain(`letter-${String(sent?.id)}.pdf`)
  expect(await api.rows('document')).toMatchObject([{ id: letter?.id, status: 'sent' }])
})

test('a letter that is rejected is called off, with its reason', async ({ api, office, file }) => {
  await composed(api, composition(file.id, office, asking))
  await api.doJob('messages.print', {})
  const [letter] = await api.rows('document')
  await api.as(roles).post(`/api/v4/document/${String(letter?.id)}/reject`, { reason: 'Verkeerde toon' })
  expect(await messagesOf(api)).toMatchObject([{ status: 'cancelled', fail_reason: 'Verkeerde toon' }])
})

test('a message that is called off takes its document with it', async ({ api, office, file }) => {
  await composed(api, composition(file.id, office, asking))
  await api.doJob('messages.print', {})
  const [message] = await messagesOf(api)
  await api.as(roles).post(`/api/v4/message/${String(message?.id)}/cancel`, { failReason: 'Er is gebeld' })
  expect(await api.rows('document')).toMatchObject([{ status: 'rejected', reason: 'Er is gebeld' }])
})
