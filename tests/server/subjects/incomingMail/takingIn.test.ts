import { expect } from 'vitest'
import { takeIn } from '#server/subjects/incomingMail/taking/takeIn.ts'
import { claim, openFile } from '#tests/server/subjects/ledger/office.ts'
import { act, classOf, emails, offer, ours, sample, test, worker, written } from './inbox.ts'

const stranger = 'Iemand <iemand@elders.example>'

test('a mail is one record however often and from wherever it is offered', async ({ api, file }) => {
  const raw = written({ text: 'Wat moet ik betalen?', subject: `Dossier ${file.number}` })
  await Promise.all([1, 2, 3].map(() => offer(api, raw, 'box:1:1').catch(() => undefined)))
  await offer(api, raw, 'box:1:1')
  await offer(api, raw, 'box:2:9')
  await offer(api, Buffer.concat([Buffer.from('Received: from a copy\r\n'), raw]), 'other:1:1')
  expect(await emails(api)).toHaveLength(1)
  expect(await api.rows('file_log')).toHaveLength(0)
})

test('what dies between keeping the bytes and writing the record is taken in again, once', async ({ api }) => {
  const raw = written({ text: 'Nog een keer' })
  const died = takeIn(api.app, { mailbox: null, key: 'k:1', raw }, async () => {
    throw new Error('the process died')
  })
  await expect(died).rejects.toThrow('died')
  expect(await emails(api)).toHaveLength(0)
  expect(await offer(api, raw, 'k:1')).toMatchObject({ status: 'new', subject: 'Vraag' })
  expect(await offer(api, raw, 'k:1')).toBeUndefined()
})

test('what cannot be read is kept with what is wrong, and the rest goes on', async ({ api }) => {
  for (const name of ['huge-headers', 'not-a-mail', 'plain'])
    await takeIn(api.app, {
      mailbox: null,
      key: name,
      raw: sample(name),
      listed: { from: 'a@b.example', subject: name, messageId: null },
    })
  await takeIn(api.app, {
    mailbox: null,
    key: 'large',
    raw: null,
    listed: { from: 'a@b.example', subject: 'Groot', messageId: '<g@b>' },
  })
  const rows = await emails(api)
  expect(rows.map(({ subject, problem, raw }) => [subject, problem === null, raw === null])).toEqual([
    ['Veel headers', false, false],
    ['not-a-mail', false, false],
    ['Vraag', true, false],
    ['Groot', false, true],
  ])
  const content = await api.as(worker).get(`/api/v4/email-import/${String(rows[3]?.id)}/content`)
  expect(content.statusCode).toBe(400)
})

test('an answer to our message is known by its Message-ID', async ({ api, file }) => {
  await ours(api, file.id, '<message-1.secret@kantoor.example>')
  const answer = await offer(
    api,
    written({ text: 'Ja', from: stranger, headers: ['In-Reply-To: <message-1.secret@kantoor.example>'] }),
  )
  expect(answer).toMatchObject({
    suggested_file_id: file.id,
    suggested_by: 'answer',
    suggested_on: '<message-1.secret@kantoor.example>',
  })
  const guessed = await offer(
    api,
    written({ text: 'Nee', from: stranger, headers: ['In-Reply-To: <message-1.other@kantoor.example>'] }),
  )
  expect(guessed).toMatchObject({ suggested_file_id: null })
})

test('each clue finds the file, the surest first', async ({ api, file }) => {
  await ours(api, file.id, '<message-2.secret@kantoor.example>')
  const of = async (given: Parameters<typeof written>[0]) => (await offer(api, written(given)))?.suggested_by ?? null
  expect(
    await of({ text: 'a', from: stranger, headers: ['References: <x@y> <message-2.secret@kantoor.example>'] }),
  ).toBe('references')
  expect(await of({ text: 'b', from: stranger, to: `incasso+${file.number}@kantoor.example` })).toBe('plus_address')
  expect(await of({ text: 'c', from: stranger, subject: `Dossier ${file.number}` })).toBe('file_number')
  expect(await of({ text: 'd', from: stranger, subject: 'Kenmerk KLANT-7781' })).toBe('client_reference')
  expect(await of({ text: 'e' })).toBe('sender')
  expect(await of({ text: 'f', from: stranger })).toBeNull()
})

test('mails of one conversation have one thread', async ({ api }) => {
  const first = await offer(api, written({ text: 'een', id: '<een@x>' }))
  const second = await offer(api, written({ text: 'twee', id: '<twee@x>', headers: ['In-Reply-To: <een@x>'] }))
  const third = await offer(api, written({ text: 'drie', id: '<drie@x>', headers: ['References: <een@x> <twee@x>'] }))
  expect([first?.thread, second?.thread, third?.thread]).toEqual(['<een@x>', '<een@x>', '<een@x>'])
})

test('a bounce goes to what messages do with it', async ({ api, file }) => {
  const reference = '<message-3.secret@kantoor.example>'
  const id = await ours(api, file.id, reference)
  const report = Buffer.from(sample('bounce').toString('latin1').replace('OURS', reference), 'latin1')
  const email = await offer(api, report)
  expect(email).toMatchObject({
    kind: 'bounce',
    status: 'done',
    file_id: file.id,
    classification_id: classOf('bounce'),
  })
  const [told] = (await api.rows('message')).filter((row) => row.id === id)
  expect(told).toMatchObject({
    status: 'bounced',
    fail_reason: '550 5.1.1 <saar@example.nl>: Recipient address rejected: User unknown',
  })
})

test('a bounce about nothing of ours waits for a person', async ({ api }) => {
  expect(await offer(api, sample('bounce'))).toMatchObject({ kind: 'bounce', status: 'classified', file_id: null })
})

test('an automatic answer does nothing by itself, whatever it says', async ({ api, file }) => {
  await ours(api, file.id, '<message-4.secret@kantoor.example>')
  const raw = written({
    text: 'Ik ben verhuisd en afwezig',
    headers: ['Auto-Submitted: auto-replied', 'In-Reply-To: <message-4.secret@kantoor.example>'],
  })
  expect(await offer(api, raw)).toMatchObject({ kind: 'auto_reply', status: 'classified', suggested_file_id: file.id })
  expect(await api.rows('file_log')).toHaveLength(0)
})

test('debt help in an answer suspends the file by itself; from a stranger, with its number or Message-ID, it waits', async ({
  api,
  file,
}) => {
  await ours(api, file.id, '<message-5.secret@kantoor.example>')
  const text = 'Wij melden u dat Saar de Wit is aangemeld voor schuldhulp; er loopt een stabilisatie.'
  const guess = await offer(api, written({ text, from: stranger, subject: `Schuldhulp ${file.number}` }))
  expect(guess).toMatchObject({ status: 'classified', acted: null })
  expect((await api.rows('collection_file'))[0]).toMatchObject({ workflow_status: 'not_started' })
  const headers = ['In-Reply-To: <message-5.secret@kantoor.example>']
  const passedOn = await offer(api, written({ text, from: stranger, headers }))
  expect(passedOn).toMatchObject({ status: 'classified', acted: null, confirmed_by: null })
  expect((await api.rows('collection_file'))[0]).toMatchObject({ workflow_status: 'not_started' })
  const sure = await offer(api, written({ text, headers }))
  expect(sure).toMatchObject({ status: 'linked', acted: 'suspend', file_id: file.id, confirmed_by: 'answer' })
  expect((await api.rows('collection_file'))[0]).toMatchObject({
    workflow_status: 'suspend',
    paused_until: '2026-07-15',
  })
  expect(await api.rows('agenda_item')).toHaveLength(1)
})

test('below its threshold a class is only proposed, and nothing is done', async ({ api, file }) => {
  await api.engine.query({ text: `update email_classification set threshold = 99.9` })
  await ours(api, file.id, '<message-6.secret@kantoor.example>')
  const email = await offer(
    api,
    written({ text: 'Een klacht', headers: ['In-Reply-To: <message-6.secret@kantoor.example>'] }),
  )
  expect(email).toMatchObject({
    status: 'new',
    classification_id: null,
    proposed_id: classOf('complaint'),
    acted: null,
  })
  expect(await api.rows('complaint')).toHaveLength(0)
})

test('a mail that a debtor of two files sends suggests the newest open one', async ({ api, office, file }) => {
  const rows = await api.rows('collection_file')
  const second = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: rows[0]?.debtor_id,
    claims: [claim('2', '2025-11-30', 10)],
  })
  expect(await offer(api, written({ text: 'hallo' }))).toMatchObject({ suggested_file_id: second.id })
  expect(file.id).not.toBe(second.id)
})

test('a person who links it starts the same as the program', async ({ api, file }) => {
  const email = await offer(
    api,
    written({ text: 'Ik heb een klacht over uw toon', subject: `Klacht ${file.number}`, from: stranger }),
  )
  const answer = await act(api, email?.id, 'link', {})
  expect(answer.statusCode).toBe(200)
  expect((await emails(api))[0]).toMatchObject({ status: 'linked', acted: 'complaint', file_id: file.id })
  expect((await api.rows('complaint'))[0]).toMatchObject({
    file_number: file.number,
    complainant: 'third_party',
    complainant_email: 'iemand@elders.example',
  })
  expect((await act(api, email?.id, 'link', {})).statusCode).toBe(400)
  expect(await api.rows('complaint')).toHaveLength(1)
})
