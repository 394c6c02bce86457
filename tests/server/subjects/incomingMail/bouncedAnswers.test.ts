/** An answer from the inbox that nobody got: its mail, its address and its file say so, and its report waits for a person. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { act, classOf, emails, offer, sample, test, worker, written } from './inbox.ts'

/** Answers an e-mail; the mail has left. @returns Its Message-ID. */
async function answered(api: Api, file: number | undefined): Promise<string> {
  const email = await offer(api, written({ text: 'Hoeveel is het nog?' }))
  if (file !== undefined) await act(api, email?.id, 'link', { file, act: false })
  const { messageId } = (await act(api, email?.id, 'reply', { body: '<p>100 euro.</p>' })).json<{ messageId: string }>()
  await api.engine.query({ text: `update mail set state = 'sent', sent_at = now()` })
  return messageId
}
const report = (messageId: string, action = 'failed') =>
  Buffer.from(
    sample('bounce').toString('latin1').replace('OURS', messageId).replace('Action: failed', `Action: ${action}`),
    'latin1',
  )
const stateOf = async (api: Api) => (await api.rows('mail')).map(({ state, problem }) => [state, problem])
const contacts = async (api: Api) => (await api.rows('debtor_contact')).map(({ status }) => status ?? 'ok')
const subjects = async (api: Api) => (await api.rows('file_log')).map(({ subject }) => String(subject))
const reason = '550 5.1.1 <saar@example.nl>: Recipient address rejected: User unknown'

test('a bounce marks the answer, its address and its file, waits, and is taken back by one action', async ({
  api,
  file,
}) => {
  const messageId = await answered(api, file.id)
  const email = await offer(api, report(messageId))
  expect(email).toMatchObject({
    kind: 'bounce',
    status: 'linked',
    file_id: file.id,
    classification_id: classOf('bounce'),
    sentence: reason,
    caused: [{ entity: 'mail' }],
  })
  expect(await stateOf(api)).toEqual([['bounced', reason]])
  expect(await contacts(api)).toEqual(['bounced'])
  expect(await subjects(api)).toContain(`Bericht niet bezorgd: ${reason}`)
  const [first] = await emails(api)
  const content = await api.as(worker).get(`/api/v4/email-import/${String(first?.id)}/content`)
  expect(content.json()).toMatchObject({ thread: [{ isOurs: true, problem: reason }] })

  // The same report in another mailbox marks nothing twice.
  await offer(api, Buffer.concat([report(messageId), Buffer.from('X: 1\r\n')]))
  expect((await subjects(api)).filter((subject) => subject.startsWith('Bericht niet bezorgd'))).toHaveLength(1)

  expect((await act(api, email?.id, 'takeBack')).statusCode).toBe(200)
  expect(await stateOf(api)).toEqual([['sent', null]])
  expect(await contacts(api)).toEqual(['ok'])
  expect(await subjects(api)).toContain('Toch bezorgd: bericht niet geweigerd')
})

test('a delay and an answer without a file mark no address, and a report that says nothing waits', async ({
  api,
  file,
}) => {
  const messageId = await answered(api, file.id)
  expect(await offer(api, report(messageId, 'delayed'))).toMatchObject({ status: 'done', file_id: file.id })
  expect(await offer(api, report(messageId, 'odd'))).toMatchObject({ status: 'classified', file_id: null })
  expect([await stateOf(api), await contacts(api)]).toEqual([[['sent', null]], ['ok']])
})

test('without a file the answer is marked, and the report waits', async ({ api, file: _file }) => {
  const messageId = await answered(api, undefined)
  expect(await offer(api, report(messageId))).toMatchObject({ status: 'classified', file_id: null, sentence: reason })
  expect([await stateOf(api), await contacts(api)]).toEqual([[['bounced', reason]], ['ok']])
  expect(await subjects(api)).toEqual([])
})

test('a report whose bytes the storage loses is not taken in, and the log says why', async ({ api, file }) => {
  const messageId = await answered(api, file.id)
  const before = await emails(api)
  const { put } = api.app.storage
  api.app.storage.put = async (bytes) => {
    const kept = await put.call(api.app.storage, bytes)
    await api.app.storage.remove(kept.sha256)
    return kept
  }
  await expect(offer(api, report(messageId))).rejects.toMatchObject({ status: 404 })
  api.app.storage.put = put
  expect(api.log.filter(({ msg }) => msg === 'the content of an e-mail is missing')).toHaveLength(1)
  expect([await emails(api), await stateOf(api)]).toEqual([before, [['sent', null]]])
  expect((await offer(api, report(messageId)))?.status).toBe('linked')
})
