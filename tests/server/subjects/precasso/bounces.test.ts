/** A reminder of an item that bounced: its address is not used again, and the log of a file tells it once there is one. */
import { expect } from 'vitest'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { offer, sample } from '#tests/server/subjects/incomingMail/inbox.ts'
import { openFor } from '#tests/server/subjects/messages/writing.ts'
import { addItem, test } from './items.ts'

test('before there is a file the message and its address say it, afterwards the log of the file too', async ({
  api,
  reminders,
}) => {
  const item = await addItem(api, reminders)
  const bounced = async (providerReference: string) => {
    const reminder = {
      precasso: item.id,
      debtor: item.debtor,
      channel: 'email' as const,
      to: 'saar@example.test',
      subject: 'Herinnering',
      status: 'sent' as const,
      sentAt: new Date(api.app.now()).toISOString(),
      providerReference,
    }
    const { id } = await api.engine.transaction((trx) => api.app.records.create(trx, message, reminder, system('test')))
    const report = sample('bounce').toString('latin1').replace('OURS', providerReference).replace('<bounce@', `<${id}@`)
    const email = await offer(api, Buffer.from(report, 'latin1'))
    return [email?.status, email?.file_id, (await api.rows('message')).find((row) => row.id === id)?.status]
  }
  expect(await bounced('<one@kantoor.example>')).toEqual(['done', null, 'bounced'])
  expect((await api.rows('debtor_contact')).map(({ status }) => status)).toEqual(['bounced'])
  expect(await api.rows('file_log')).toEqual([])

  const file = await openFor(api, reminders)
  await api.engine.query({ text: 'update precasso set file_id = $1 where id = $2', values: [file.id, item.id] })
  expect(await bounced('<two@kantoor.example>')).toEqual(['done', null, 'bounced'])
  expect((await api.rows('file_log')).map(({ file_id, subject }) => [file_id, subject])).toEqual([
    [file.id, expect.stringMatching(/^Bericht niet bezorgd: 550 5\.1\.1/)],
  ])
})
