/** What an e-mail did is put back by one action, with all that followed, unless somebody has changed it since. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { giveLetter } from '#tests/server/subjects/ledger/office.ts'
import { act, classOf, emails, offer, ours, sender, test, worker, written } from './inbox.ts'

const reference = '<message-1.secret@kantoor.example>'
const answers = [`In-Reply-To: ${reference}`]
const fileOf = async (api: Api) => (await api.rows('collection_file'))[0]
const subjects = async (api: Api) => (await api.rows('file_log')).map(({ subject }) => subject)

const suspended = async (api: Api, file: number) => {
  await ours(api, file, reference)
  return offer(api, written({ text: 'Hallo. Er loopt een stabilisatie. Groet.', headers: answers }))
}

test('a suspension ends and the file waits as it did before; its item of the agenda is cancelled', async ({
  api,
  file,
}) => {
  await api
    .as('admin')
    .post(`/api/v4/file/${file.id}/pause`, { holdReason: 'Vraag aan klant', pausedUntil: '2026-02-01' })
  const email = await suspended(api, file.id)
  expect(await fileOf(api)).toMatchObject({
    workflow_status: 'suspend',
    hold_reason: 'Opgeschort vanwege een e-mail: “Er loopt een stabilisatie.”',
  })
  expect(await subjects(api)).toContain('Opgeschort vanwege een e-mail: “Er loopt een stabilisatie.”')
  expect((await act(api, email?.id, 'takeBack', {}, ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])).statusCode).toBe(403)
  expect((await act(api, email?.id, 'takeBack')).statusCode).toBe(200)
  expect(await fileOf(api)).toMatchObject({
    workflow_status: 'paused',
    hold_reason: 'Vraag aan klant',
    paused_until: '2026-02-01',
  })
  expect((await api.rows('agenda_item')).map(({ status }) => status)).toEqual(['cancelled'])
  expect(await subjects(api)).toContain('Teruggedraaid: Opgeschort vanwege een e-mail: “Er loopt een stabilisatie.”')
  expect((await emails(api))[0]).toMatchObject({
    status: 'linked',
    acted: null,
    caused: null,
    taken_back_at: expect.any(String),
  })
  expect((await act(api, email?.id, 'takeBack')).json()).toMatchObject({ errors: expect.anything() })
})

test('a suspension that somebody has taken over stays', async ({ api, file }) => {
  const email = await suspended(api, file.id)
  await api.as('admin').post(`/api/v4/file/${file.id}/resume`, {})
  await api.as('admin').post(`/api/v4/file/${file.id}/suspend`, { holdReason: 'Moratorium' })
  expect((await act(api, email?.id, 'takeBack')).statusCode).toBe(200)
  expect(await fileOf(api)).toMatchObject({ workflow_status: 'suspend', hold_reason: 'Moratorium' })
})

test('a complaint counts as none; one that is being dealt with keeps all as it is', async ({ api, file }) => {
  await ours(api, file.id, reference)
  const text = 'Ik heb een klacht over uw toon.'
  const one = await offer(api, written({ text, headers: answers }))
  const two = await offer(api, written({ text: `${text} Nogmaals.`, headers: answers }))
  const [first, second] = await api.rows('complaint')
  expect((await act(api, one?.id, 'takeBack')).statusCode).toBe(200)
  await api.as('admin').post(`/api/v4/complaint/${String(second?.id)}/confirm`, { by: 'post' })
  const refused = await act(api, two?.id, 'takeBack')
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(String(second?.number))])
  expect((await api.rows('complaint')).map(({ status }) => status)).toEqual(['withdrawn', 'confirmed'])
  expect((await emails(api)).map(({ acted }) => acted)).toEqual([null, 'complaint'])
  const report = await api.as('admin').get('/api/v4/complaint/report?year=2026')
  expect(report.json()).toMatchObject({ total: 1 })
  expect(first?.id).not.toBe(second?.id)
})

test('taken off a wrong file, a proposal is rejected and what the class did leaves it', async ({ api, file }) => {
  const text = 'Ik ben verhuisd. Mijn nieuwe adres is Lange Dijk 12b, 3511 AB Utrecht.'
  const email = await offer(api, written({ text, subject: `Adreswijziging ${file.number}`, from: 'x@elders.example' }))
  await act(api, email?.id, 'link', {})
  expect((await act(api, email?.id, 'unlink', {})).statusCode).toBe(200)
  expect((await emails(api))[0]).toMatchObject({ status: 'classified', file_id: null, acted: null, caused: null })
  const [proposal] = (await api.rows('file_log')).filter(({ data_change }) => data_change !== null)
  expect(proposal).toMatchObject({ data_change_status: 'rejected', reject_reason: 'Teruggedraaid' })
  expect((await api.rows('agenda_item')).map(({ status }) => status)).toEqual(['cancelled'])
})

const bounce = (text = `Message-ID: ${reference}`) =>
  written({
    text: `--d\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${sender}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--d\r\nContent-Type: text/rfc822-headers\r\n\r\n${text}\r\n\r\n--d--`,
    from: 'MAILER-DAEMON@mx.example',
    type: 'multipart/report; report-type=delivery-status; boundary=d',
  })
const letter = { isFourteenDayLetter: true, sentAt: '2025-12-29T10:00:00.000Z' }

test('a bounce that was none: the message was sent, its address is used, and the 14-day letter gave its term', async ({
  api,
  file,
}) => {
  await ours(api, file.id, reference, letter)
  await giveLetter(api, file.id, {
    sent: '2025-12-29',
    end: '2026-01-12',
    message: Number((await api.rows('message'))[0]?.id),
  })
  const email = await offer(api, bounce())
  expect(email).toMatchObject({ status: 'done', classification_id: classOf('bounce'), sentence: '5.1.1' })
  expect(await fileOf(api)).toMatchObject({ fourteen_day_state: 'invalid', fourteen_day_end: null })
  expect(await api.rows('debtor_contact')).toMatchObject([{ status: 'bounced' }])
  expect((await act(api, email?.id, 'takeBack')).statusCode).toBe(200)
  expect(await api.rows('message')).toMatchObject([{ status: 'sent', fail_reason: null }])
  expect(await api.rows('debtor_contact')).toMatchObject([{ status: 'ok' }])
  // Its term has ended meanwhile, and nobody paid.
  expect(await fileOf(api)).toMatchObject({ fourteen_day_state: 'expired_unpaid', fourteen_day_end: '2026-01-12' })
  expect(await subjects(api)).toContain('Toch bezorgd: bericht niet geweigerd')
})

test('an address to which another message bounced stays unused, and a second letter keeps its term', async ({
  api,
  file,
}) => {
  await ours(api, file.id, reference, letter)
  await giveLetter(api, file.id, {
    sent: '2025-12-29',
    end: '2026-01-12',
    message: Number((await api.rows('message'))[0]?.id),
  })
  const other = '<message-2.secret@kantoor.example>'
  await ours(api, file.id, other)
  const email = await offer(api, bounce())
  await offer(api, bounce(`Message-ID: ${other}\r\nX-Second: 1`))
  await giveLetter(api, file.id, { sent: '2026-01-15', end: '2026-01-31' })
  expect((await act(api, email?.id, 'takeBack', {}, worker)).statusCode).toBe(200)
  expect((await api.rows('message')).map(({ status }) => status)).toEqual(['sent', 'bounced'])
  expect(await api.rows('debtor_contact')).toMatchObject([{ status: 'bounced' }])
  expect(await fileOf(api)).toMatchObject({ fourteen_day_state: 'running', fourteen_day_end: '2026-01-31' })
})
