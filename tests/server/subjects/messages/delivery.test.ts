/** Carriers report what became of messages; only reports signed with the key count. */
import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { seal } from '#server/foundation/seal.ts'
import { sealingKey } from '#server/foundation/storedSettings.ts'
import type { Api } from '#tests/support/api.ts'
import { carry } from './carrying.ts'
import { composition, messagesOf, one, setSetting, test } from './writing.ts'

const key = 'a key of the carrier'
function report(api: Api, body: object, by = key, at = Math.floor(api.app.now() / 1000)) {
  const signature = createHmac('sha256', by)
    .update(`${at}.${JSON.stringify(body)}`)
    .digest('hex')
  const headers = { 'x-signature': `t=${at},v1=${signature}` }
  return api.app.inject({ method: 'POST', url: '/api/v4/message/delivery', headers, payload: body })
}
const reports = (...list: object[]) => ({ reports: list })

test('delivered, then bounced: the address is not used again; an unsigned report changes nothing', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await setSetting(api, 'sending.deliveryKey', seal(sealingKey(api.app.config, 'sending.deliveryKey'), 0, key))
  await one(api, composition(file.id, office, { channel: 'sms' }))
  await api.runDue()
  const delivered = reports({ reference: 'sms-1', status: 'delivered' })
  for (const refused of [
    await report(api, delivered, 'another key'),
    await report(api, delivered, key, Math.floor(api.app.now() / 1000) - 600),
    await api.app.inject({ method: 'POST', url: '/api/v4/message/delivery', payload: delivered }),
  ])
    expect(refused.statusCode).toBe(403)
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent' }])
  expect((await report(api, delivered)).json()).toEqual({ known: 1 })
  expect(await messagesOf(api)).toMatchObject([{ status: 'delivered', delivered_at: expect.any(String) }])
  const bounced = reports(
    { reference: 'sms-1', status: 'bounced', reason: 'unknown number' },
    { reference: 'nobody', status: 'bounced' },
  )
  expect((await report(api, bounced)).json()).toEqual({ known: 1 })
  expect(await messagesOf(api)).toMatchObject([{ status: 'bounced', fail_reason: 'unknown number' }])
  expect((await api.rows('debtor_contact')).map(({ kind, status }) => [kind, status])).toEqual([
    ['email', 'ok'],
    ['mobile', 'bounced'],
  ])
  expect(await api.rows('file_log')).toHaveLength(1)
  await report(api, bounced)
  expect(await api.rows('file_log')).toHaveLength(1)
})

test('an answer STOP blocks the number', async ({ api, office, file }) => {
  carry(api)
  await setSetting(api, 'sending.deliveryKey', seal(sealingKey(api.app.config, 'sending.deliveryKey'), 0, key))
  await one(api, composition(file.id, office, { channel: 'sms' }))
  await api.runDue()
  expect((await report(api, reports({ reference: 'sms-1', status: 'stop', from: '+31612345678' }))).json()).toEqual({
    known: 1,
  })
  expect((await api.rows('debtor_contact'))[1]).toMatchObject({ kind: 'mobile', status: 'blocked' })
  expect(await one(api, composition(file.id, office, { key: 'next', channel: 'sms', again: true }))).toEqual({
    hold: 'opt_out',
  })
})
