/** Spam and what is not for us goes after its days with its bytes, e-mails of a closed file with its documents, and nothing else. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { act, emails, offer, test, written } from './inbox.ts'

const day = 86_400_000
const night = async (api: Api) => {
  await api.doJob('incomingMail.retention', {})
  api.advance(2 * day)
  await api.runDue()
}
const states = async (api: Api) => (await emails(api)).map(({ status }) => status)

test('spam goes after its days, and its bytes a day later; what is open stays', async ({ api }) => {
  const spam = await offer(api, written({ text: 'Win een reis', from: 'Win <win@example.org>' }))
  await offer(api, written({ text: 'Wanneer moet ik betalen?' }))
  expect((await act(api, spam?.id, 'markSpam')).statusCode).toBe(200)
  api.advance(80 * day)
  await night(api)
  expect(await states(api)).toEqual(['spam', 'new'])
  const { length: audited } = await api.rows('audit_log')
  api.advance(10 * day)
  await night(api)
  expect(await states(api)).toEqual(['new'])
  // Bytes are as old as the file system says, whose clock nobody moves.
  const keptAt = (await api.app.storage.keptAt(String(spam?.raw))) ?? Number.NaN
  api.advance(keptAt - api.app.now() + 3 * day)
  await api.runDue()
  expect(await api.app.storage.keptAt(String(spam?.raw))).toBeUndefined()
  expect((await api.rows('audit_log')).slice(audited)).toMatchObject([
    { entity: 'incoming-email', action: 'delete', actor_name: 'system:incomingMail' },
  ])
})

test('an e-mail of a file goes two years after the file was closed', async ({ api, file }) => {
  const email = await offer(api, written({ text: 'Ik betaal morgen.' }))
  await act(api, email?.id, 'link', { file: file.id, act: false })
  await api.create('close-reason', { code: 'paid', name: { nl: 'Betaald' }, group: 'success' })
  const closed = (on: string) =>
    api.engine.query({
      text: `update collection_file set workflow_status = 'closed', closed_at = $2, close_reason_id = (select id from close_reason limit 1) where id = $1`,
      values: [file.id, on],
    })
  await closed('2024-03-01T11:00:00Z')
  await night(api)
  expect(await states(api)).toEqual(['linked'])
  expect(await api.app.storage.keptAt(String(email?.raw))).toBeDefined()
  await closed('2024-01-02T11:00:00Z')
  await night(api)
  expect(await emails(api)).toEqual([])
})
