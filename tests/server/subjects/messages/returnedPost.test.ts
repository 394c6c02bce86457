/** Post that came back: the reason says whether its address is marked; somebody is asked each time. */
import { expect } from 'vitest'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { agendaSubjectRows } from '#server/seed/reference/agendaSubjects.ts'
import { test } from './writing.ts'

const reasons = [
  ['Verhuisd', 'moved'],
  ['Vertrokken, onbekend waarheen', 'moved'],
  ['Onbekend op dit adres', 'wrong'],
  ['Geweigerd', 'unverified'],
  ['Niet afgehaald', 'unverified'],
] as const

test('an address is marked where nobody lives there, not where the letter was refused or not fetched', async ({
  api,
  file,
}) => {
  const subject = agendaSubjectRows().find(({ code }) => code === 'returned_mail')
  await api.engine.query({
    text: `insert into agenda_subject (code, name, active) values ('returned_mail', $1::jsonb, true)`,
    values: [JSON.stringify(subject?.name)],
  })
  const client = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND'])
  const letter = {
    file: file.id,
    debtor: file.debtor,
    channel: 'post' as const,
    to: 'Saar de Wit\nMolenweg 14\n3581 AB Utrecht',
    subject: 'Aanmaning',
    status: 'sent' as const,
    sentAt: new Date(api.app.now()).toISOString(),
  }
  const found: [string, unknown][] = []
  for (const [failReason] of reasons) {
    await api.engine.query({ text: `update debtor_address set status = 'unverified'` })
    const { id } = await api.engine.transaction((trx) => api.app.records.create(trx, message, letter, system('test')))
    const answer = await client.post(`/api/v4/message/${id}/returnMail`, { failReason })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    found.push([failReason, (await api.rows('debtor_address'))[0]?.status])
  }
  expect(found).toEqual(reasons)
  expect((await api.rows('agenda_item')).map(({ note }) => String(note).split(': ')[1])).toEqual(
    reasons.map(([failReason]) => failReason),
  )
})
