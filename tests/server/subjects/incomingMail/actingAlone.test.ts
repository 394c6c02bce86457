/** What an e-mail does without a person: only by what its sender wrote, only where the sender is confirmed. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { classOf, emails, offer, ours, sender, test, written } from './inbox.ts'

const reference = '<message-1.secret@kantoor.example>'
const answers = [`In-Reply-To: ${reference}`, `References: ${reference}`]
const lines = [
  'Geachte heer, mevrouw,',
  'U hebt een rekening nog niet betaald. Hebt u al betaald? Dan hoeft u niets meer te doen.',
  'Klacht of geschil? https://kantoor.example/klachten',
]
const body = `<p>${lines.join('</p><p>')}</p>`
const stateOf = async (api: Api) => (await api.rows('collection_file'))[0]?.workflow_status
const authServers = (api: Api) =>
  api.engine.query({
    text: `insert into setting (key, value, changed_at) values ('sending.authServers', '["mx.kantoor.example"]', now())`,
  })

test('our own footer in an answer makes no complaint, however it is quoted', async ({ api, file }) => {
  await ours(api, file.id, reference, { subject: 'Uw klacht over de rekening', body })
  const header =
    'Op vrijdag 27 november 2026 om 09:00:00 CET heeft Kantoor <incasso@kantoor.example>\r\n het volgende geschreven:'
  const html = `<p>Danke, ich zahle morgen.</p><p>Am 27.11.2026 um 09:00 schrieb Kantoor:</p><div>${lines.join('<br>')}</div>`
  for (const given of [
    { text: `Ik betaal morgen.\r\n\r\n${header}\r\n\r\n ${lines.join('\r\n ')}` },
    { text: `Ik betaal morgen.\r\n\r\n${lines.join('\r\n')}` },
    { text: html, type: 'text/html; charset=utf-8' },
    { text: `> ${lines.join('\r\n> ')}` },
    { text: 'Ik betaal morgen.', subject: 'Re: Uw klacht over de rekening' },
  ])
    expect(await offer(api, written({ ...given, headers: answers }))).toMatchObject({
      suggested_by: 'answer',
      proposed_id: null,
      acted: null,
    })
  expect((await emails(api))[0]).toMatchObject({ excerpt: 'Ik betaal morgen.' })
  expect(await api.rows('complaint')).toEqual([])
})

test('a complaint of the debtor is one, with the sentence that made it and its whole text', async ({ api, file }) => {
  await ours(api, file.id, reference, { body })
  const text = `Goedemorgen,\r\n\r\nOp 14 jan 2026 om 09:00 schreef Kantoor <a@b.nl>:\r\n> ${lines[1]}\r\n\r\nIk heb een klacht over uw toon.\r\n\r\n> ${lines[2]}\r\n\r\nBel mij.`
  const email = await offer(api, written({ text, headers: answers }))
  const sentence = 'Ik heb een klacht over uw toon.'
  expect(email).toMatchObject({ status: 'linked', acted: 'complaint', confirmed_by: 'answer', sentence })
  const [made] = await api.rows('complaint')
  expect(made).toMatchObject({ mail_id: email?.id, sentence, complainant: 'debtor' })
  expect(String(made?.text).split(/\s*\n\s*/)).toEqual(['Goedemorgen,', sentence, 'Bel mij.'])
  expect((await api.rows('file_log')).map(({ subject }) => subject)).toContain(
    `Klacht ${String(made?.number)} vanwege een e-mail: “${sentence}”`,
  )
})

test('a denial, and a sender rule without a word of it, wait for a person', async ({ api, file }) => {
  await ours(api, file.id, reference)
  const denied = await offer(api, written({ text: 'Dit is geen klacht, ik wil iets weten.', headers: answers }))
  expect(denied).toMatchObject({
    status: 'classified',
    classification_id: classOf('complaint'),
    sentence: null,
    acted: null,
  })
  await api.engine.query({
    text: `update email_classification set sender_rules = '{saar@example.nl}' where code = 'debt_help'`,
  })
  expect(await offer(api, written({ text: 'Bel mij.', headers: answers }))).toMatchObject({
    classification_id: classOf('debt_help'),
    acted: null,
  })
  expect(await api.rows('complaint')).toEqual([])
  expect(await stateOf(api)).toBe('not_started')
})

test('receipts and automatic answers do nothing, whatever their words', async ({ api, file }) => {
  await ours(api, file.id, reference)
  for (const given of [
    {
      subject: 'Gelezen: Uw klacht over de rekening',
      type: 'multipart/report; report-type=disposition-notification; boundary=d',
    },
    { headers: ['Precedence: auto_reply'] },
    { headers: ['Return-Path: <>'] },
  ])
    expect(
      await offer(api, written({ text: 'Mijn klacht', ...given, headers: [...answers, ...(given.headers ?? [])] })),
    ).toMatchObject({ kind: 'auto_reply', classification_id: classOf('auto_reply'), acted: null })
  expect(await offer(api, written({ text: 'Mijn klacht', headers: [...answers, 'Precedence: bulk'] }))).toMatchObject({
    kind: 'mailing',
    classification_id: classOf('complaint'),
    acted: null,
  })
  expect(await api.rows('complaint')).toEqual([])
})

test('a known address is not enough: the mail server of the office confirms it, and forged results count for nothing', async ({
  api,
  file,
}) => {
  const subject = `Schuldhulp ${file.number}`
  const told = (...headers: string[]) =>
    offer(
      api,
      written({
        text: `Er loopt een stabilisatie. ${headers.length}`,
        subject,
        headers: headers.map((one) => `Authentication-Results: ${one}`),
      }),
    )
  const pass = 'mx.kantoor.example; dmarc=pass header.from=example.nl'
  const fail = 'mx.kantoor.example; spf=fail; dmarc=fail header.from=example.nl'
  const waits = { status: 'classified', suggested_by: 'file_number', confirmed_by: null, acted: null }
  expect(await told(pass)).toMatchObject(waits)
  await authServers(api)
  expect(await told(fail, pass)).toMatchObject(waits)
  expect(await told('mx.elders.example; dmarc=pass header.from=example.nl', 'a', 'b')).toMatchObject(waits)
  expect(await stateOf(api)).toBe('not_started')
  expect(await api.rows('file_log')).toEqual([])
  expect(await told('relay.example; none', pass, fail, 'd')).toMatchObject({
    status: 'linked',
    confirmed_by: 'dmarc',
    acted: 'suspend',
    sentence: subject,
  })
  expect(await stateOf(api)).toBe('suspend')
})

test('an answer to an e-mail of a stranger that somebody linked is as uncertain as that', async ({ api, file }) => {
  await authServers(api)
  await api.engine.query({ text: `update incoming_email set file_id = $1`, values: [file.id] })
  await offer(api, written({ text: 'Hallo', from: 'x@elders.example', id: '<vreemd@elders.example>' }))
  await api.engine.query({ text: `update incoming_email set file_id = $1`, values: [file.id] })
  const next = await offer(
    api,
    written({
      text: 'Er loopt een stabilisatie.',
      from: 'x@elders.example',
      headers: [
        'In-Reply-To: <vreemd@elders.example>',
        'Authentication-Results: mx.kantoor.example; dmarc=pass header.from=elders.example',
      ],
    }),
  )
  expect(next).toMatchObject({ suggested_file_id: file.id, confirmed_by: 'dmarc', acted: null })
  expect(await stateOf(api)).toBe('not_started')
})

const dsn = (action: string, status: string, to = sender) =>
  [
    '--d\r\nContent-Type: text/plain\r\n\r\nReport\r\n',
    `--d\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\n`,
    `--d\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${reference}\r\n\r\n--d--`,
  ].join('\r\n')
const reported = (api: Api, action: string, status: string) =>
  offer(
    api,
    written({
      text: dsn(action, status),
      subject: 'Report',
      from: 'MAILER-DAEMON@mx.example',
      type: 'multipart/report; report-type=delivery-status; boundary=d',
    }),
  )

test('reports that a message was delayed, passed on or arrived leave it as it is, or delivered', async ({
  api,
  file,
}) => {
  const id = await ours(api, file.id, reference)
  const status = async () => (await api.rows('message')).find((row) => row.id === id)?.status
  for (const action of ['delayed', 'relayed', 'expanded']) {
    expect(await reported(api, action, '5.0.0')).toMatchObject({ status: 'done', file_id: file.id })
    expect(await status()).toBe('sent')
  }
  expect(await reported(api, 'strange', '5.0.0')).toMatchObject({ status: 'classified', suggested_file_id: file.id })
  expect(await status()).toBe('sent')
  expect(await reported(api, 'delivered', '2.0.0')).toMatchObject({
    status: 'done',
    kind: 'auto_reply',
    classification_id: classOf('auto_reply'),
  })
  expect(await status()).toBe('delivered')
  expect((await api.rows('debtor_contact')).map((row) => row.status)).toEqual(['ok'])
})

test('a report that the server gave up is final whatever its code; a full mailbox does not retire the address', async ({
  api,
  file,
}) => {
  await ours(api, file.id, reference)
  expect(await reported(api, 'failed', '4.2.2')).toMatchObject({ status: 'done', sentence: '4.2.2' })
  expect(await api.rows('message')).toMatchObject([{ status: 'bounced', fail_reason: '4.2.2' }])
  expect((await api.rows('debtor_contact')).map((row) => row.status)).toEqual(['ok'])
  expect(await api.rows('file_log')).toMatchObject([{ subject: 'Bericht niet bezorgd: 4.2.2' }])
})

test('a failure notice that is no multipart/report bounces the message whose copy it holds', async ({ api, file }) => {
  await ours(api, file.id, reference)
  const text = `This is a permanent error.\r\n\r\n<${sender}>:\r\nno mailbox here by that name. (#5.1.1)\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nMessage-ID: ${reference}\r\n\r\nBeste`
  const from = 'MAILER-DAEMON@mx.example'
  const email = await offer(api, written({ text, from, subject: 'failure notice', headers: ['Return-Path: <>'] }))
  expect(email).toMatchObject({ kind: 'bounce', status: 'done', sentence: 'no mailbox here by that name. (#5.1.1)' })
  expect(await api.rows('message')).toMatchObject([{ status: 'bounced' }])
  expect((await api.rows('debtor_contact')).map((row) => row.status)).toEqual(['bounced'])
})
