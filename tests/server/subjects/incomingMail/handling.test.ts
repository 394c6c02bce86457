import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import type { Api } from '#tests/support/api.ts'
import { act, classOf, emails, offer, sample, sender, test, worker, written } from './inbox.ts'

const first = async (api: Api) => (await emails(api))[0]
const learned = async (api: Api) =>
  (
    await api.engine.query<{ code: string; mails: number }>({
      text: 'select c.code, n.mails from email_class_count n join email_classification c on c.id = n.class_id where n.mails > 0 order by 1',
    })
  ).rows

test('a linked mail is in the log of its file, with what is attached', async ({ api, file }) => {
  const email = await offer(api, sample('attachments'))
  expect((await act(api, email?.id, 'link', { file: file.id, act: false })).statusCode).toBe(200)
  const [log] = await api.rows('file_log')
  expect(log).toMatchObject({ file_id: file.id, channel: 'email', subject: 'E-mail ontvangen: Betaalbewijs' })
  const documents = await api.rows('document')
  expect(documents.map(({ name, mime_type, log_id }) => [name, mime_type, log_id])).toEqual([
    ['betaalbewijs €.pdf', 'application/pdf', log?.id],
  ])
  const { attachments } = (await first(api)) as { attachments: { name: string; document?: number; refusal?: string }[] }
  expect(attachments.map(({ document, refusal }) => [document !== undefined, refusal !== undefined])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('an e-mail on the wrong file is taken off: its words and documents leave, and it goes to the right one', async ({
  api,
  file,
}) => {
  const email = await offer(api, sample('attachments'))
  await act(api, email?.id, 'link', { file: file.id, act: false })
  expect((await act(api, email?.id, 'unlink', {})).statusCode).toBe(200)
  expect(await first(api)).toMatchObject({ status: 'classified', file_id: null, log_id: null, acted: null })
  expect(await api.rows('document')).toEqual([])
  expect(await api.rows('file_log')).toMatchObject([
    { file_id: file.id, subject: 'E-mail van dit dossier gehaald: stond verkeerd', content: null },
  ])
  expect((await act(api, email?.id, 'unlink', {})).statusCode).toBe(400)
  expect((await act(api, email?.id, 'link', { file: file.id, act: false })).statusCode).toBe(200)
  expect(await api.rows('document')).toHaveLength(1)
  expect(await api.rows('file_log')).toHaveLength(2)
})

test('a link without a file, or to one that is not there, changes nothing', async ({ api }) => {
  const email = await offer(api, written({ text: 'hallo', from: 'x@elders.example' }))
  expect((await act(api, email?.id, 'link', {})).json()).toMatchObject({ errors: { file: expect.anything() } })
  expect((await act(api, email?.id, 'link', { file: absentId })).statusCode).toBe(400)
  expect(await first(api)).toMatchObject({ status: 'new', file_id: null })
  expect(await api.rows('file_log')).toHaveLength(0)
})

test('corrections teach: a class forgets what it was taught wrongly', async ({ api }) => {
  const email = await offer(api, written({ text: 'Wanneer komt de elektrische step?', from: 'x@elders.example' }))
  await act(api, email?.id, 'classify', { classification: classOf('complaint') })
  expect(await learned(api)).toEqual([{ code: 'complaint', mails: 1 }])
  await act(api, email?.id, 'classify', { classification: classOf('client_question') })
  expect(await learned(api)).toEqual([{ code: 'client_question', mails: 1 }])
  await act(api, email?.id, 'classify', { classification: classOf('client_question') })
  expect(await learned(api)).toEqual([{ code: 'client_question', mails: 1 }])
  expect(await first(api)).toMatchObject({ status: 'classified', classification_id: classOf('client_question') })
})

test('what was learned classifies the next mail, and its words say why', async ({ api }) => {
  for (let day = 0; day < 6; day += 1) {
    const email = await offer(
      api,
      written({ text: `Uw pakketdienst bezorgde de wasmachine kapot, dag ${day}`, from: `a${day}@elders.example` }),
    )
    await act(api, email?.id, 'classify', { classification: classOf('dispute') })
    const other = await offer(
      api,
      written({ text: `Graag een kopie van de jaaropgave ${day}`, from: `b${day}@elders.example` }),
    )
    await act(api, other?.id, 'classify', { classification: classOf('client_question') })
  }
  const next = await offer(
    api,
    written({ text: 'De pakketdienst bezorgde mijn wasmachine kapot', from: 'c@elders.example' }),
  )
  expect(next).toMatchObject({ proposed_id: classOf('dispute') })
  expect((Object(next).words as { word: string }[]).map(({ word }) => word)).toContain('wasmachine')
})

test('accuracy is the share of thirty days that kept the class', async ({ api }) => {
  const klacht = classOf('complaint')
  for (const text of ['Mijn klacht', 'Nog een klacht', 'Geen klacht maar lof'])
    await offer(api, written({ text, from: 'x@elders.example' }))
  const [one, two, three] = await emails(api)
  await act(api, one?.id, 'classify', { classification: klacht })
  await act(api, two?.id, 'classify', { classification: klacht })
  await act(api, three?.id, 'classify', { classification: classOf('client_question') })
  await api.runDue()
  const of = async () => (await api.rows('email_classification')).find(({ id }) => id === klacht)
  expect(await of()).toMatchObject({ judged: 3 })
  expect(Number((await of())?.accuracy)).toBeCloseTo(66.7, 1)
  api.advance(31 * 86_400_000)
  await api.doJob('emailImport.accuracy', {})
  expect(await of()).toMatchObject({ judged: 0, accuracy: null })
})

test('a change of address is proposed, and one that cannot be read becomes an item of the agenda', async ({
  api,
  file,
}) => {
  const email = await offer(
    api,
    written({
      text: 'Ik ben verhuisd. Mijn nieuwe adres is Lange Dijk 12b, 3511 AB Utrecht.',
      subject: `Adreswijziging ${file.number}`,
      from: 'x@elders.example',
    }),
  )
  await act(api, email?.id, 'link', {})
  expect(await first(api)).toMatchObject({ acted: 'address' })
  const proposal = (await api.rows('file_log')).find(({ data_change }) => data_change !== null)
  expect(proposal).toMatchObject({ data_change_status: 'pending', subject: 'Adreswijziging per e-mail' })
  const vague = await offer(
    api,
    written({
      text: 'Ik ben verhuisd naar elders.',
      subject: `Adreswijziging ${file.number}`,
      from: 'x@elders.example',
    }),
  )
  await act(api, vague?.id, 'link', {})
  expect((await emails(api))[1]).toMatchObject({ acted: 'agenda' })
})

test('an arrangement that is asked for is written down with its amount', async ({ api, file }) => {
  const email = await offer(
    api,
    written({ text: 'Kan ik in termijnen betalen? Ik kan € 50 per maand betalen.', subject: 'Betalingsregeling' }),
  )
  await act(api, email?.id, 'link', { file: file.id })
  expect(await first(api)).toMatchObject({ acted: 'arrangement' })
  expect((await api.rows('file_log')).map(({ term_amount }) => term_amount)).toContain(50_00)
})

test('an answer goes to the sender in the conversation, is logged, and its answer finds the file', async ({
  api,
  file,
}) => {
  const email = await offer(api, written({ text: 'Wat moet ik betalen?', id: '<vraag@example.nl>' }))
  await act(api, email?.id, 'link', {})
  const answer = await act(api, email?.id, 'reply', {
    body: '<p>Beste Saar, <script>x</script>250 euro.</p>',
    finish: true,
  })
  expect(answer.statusCode).toBe(201)
  const { messageId } = answer.json<{ messageId: string }>()
  expect((await api.rows('mail'))[0]).toMatchObject({
    recipient: sender,
    subject: 'Re: Vraag',
    message_id: messageId,
    in_reply_to: '<vraag@example.nl>',
  })
  expect(JSON.stringify(await api.rows('mail'))).not.toContain('<script>')
  expect((await api.rows('file_log')).map(({ subject }) => subject)).toContain('E-mail beantwoord: Re: Vraag')
  expect(await first(api)).toMatchObject({ status: 'done' })
  const back = await offer(
    api,
    written({ text: 'Dank u', from: 'anders@elders.example', headers: [`In-Reply-To: ${messageId}`] }),
  )
  expect(back).toMatchObject({ suggested_by: 'answer', suggested_file_id: file.id, thread: '<vraag@example.nl>' })
  const content = await api.as(worker).get(`/api/v4/email-import/${String(back?.id)}/content`)
  expect(
    content
      .json<{ thread: { isOurs: boolean }[] }>()
      .thread.map(({ isOurs }) => isOurs)
      .toSorted(),
  ).toEqual([false, true])
})

test('an empty answer, and one to a bounce, is refused', async ({ api }) => {
  const email = await offer(api, sample('plain'))
  expect((await act(api, email?.id, 'reply', { body: '<p> </p>' })).statusCode).toBe(400)
  const lines = await act(api, email?.id, 'reply', { body: '<p>Hallo</p>', subject: 'Re\r\nBcc: y@evil.example' })
  expect([lines.statusCode, lines.json()]).toEqual([400, { errors: { subject: expect.anything() } }])
  const bounce = await offer(api, sample('bounce'))
  expect((await act(api, bounce?.id, 'reply', { body: '<p>Hallo</p>' })).statusCode).toBe(400)
  expect(await api.rows('mail')).toHaveLength(0)
})

test('a linked mail is put on the agenda, one that is not linked is not', async ({ api, file }) => {
  const email = await offer(api, sample('plain'))
  const subject = (await api.rows('agenda_subject')).find(({ code }) => code === 'callback_request')?.id
  const put = () => act(api, email?.id, 'agenda-item', { subject, date: '2026-01-20', note: 'Bellen' })
  expect((await put()).statusCode).toBe(400)
  await act(api, email?.id, 'link', { file: file.id, act: false })
  expect((await put()).statusCode).toBe(201)
  expect((await api.rows('agenda_item'))[0]).toMatchObject({ file_id: file.id, source: 'email', note: 'Bellen' })
})

test('spam and what is not ours leave the inbox, many at once, and come back', async ({ api }) => {
  for (const text of ['a', 'b']) await offer(api, written({ text, from: 'x@elders.example' }))
  const ids = (await emails(api)).map(({ id }) => id)
  const many = await api.as(worker).post('/api/v4/email-import/markSpam', { ids })
  expect(many.json()).toMatchObject({ done: ids, refused: [] })
  await act(api, ids[0], 'reopen')
  await act(api, ids[0], 'ignore')
  expect((await emails(api)).map(({ status }) => status)).toEqual(['ignored', 'spam'])
})

test('an attachment is saved as a file that no browser opens', async ({ api }) => {
  const email = await offer(api, sample('attachments'))
  const answer = await api.as(worker).get(`/api/v4/email-import/${String(email?.id)}/attachment/0`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  expect((await api.as(worker).get(`/api/v4/email-import/${String(email?.id)}/attachment/9`)).statusCode).toBe(404)
})

test('who may not import mail sees none; a linked one is read only by who may read its file', async ({ api, file }) => {
  const email = await offer(api, sample('plain'))
  const content = `/api/v4/email-import/${String(email?.id)}/content`
  for (const roles of [['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'], ['ROLE_CUSTOMER'], ['ROLE_CONTACT_PERSON']]) {
    expect((await api.as(roles).get('/api/v4/email-import')).statusCode).toBe(403)
    expect((await api.as(roles).get(content)).statusCode).toBe(403)
    expect((await act(api, email?.id, 'finish', {}, roles)).statusCode).toBe(403)
  }
  const mailOnly = ['ROLE_EMPLOYEE', 'ROLE_EMAIL_IMPORT']
  expect((await api.as(mailOnly).get(content)).statusCode).toBe(200)
  await act(api, email?.id, 'link', { file: file.id, act: false })
  expect((await api.as(mailOnly).get(content)).statusCode).toBe(403)
  expect((await api.as(worker).get(content)).statusCode).toBe(200)
})

test('somebody limited to a team sees no mail of a file of another, nor which file it would be', async ({
  api,
  file,
}) => {
  const [mine, other] = [await api.create('team', { name: 'A' }), await api.create('team', { name: 'B' })]
  await offer(api, written({ text: 'Vraag', subject: `Dossier ${file.number}` }))
  await offer(api, written({ text: 'Zonder dossier', from: 'x@elders.example' }))
  const put = async (team: number) => {
    const { _version } = (await api.as('admin').get(`/api/v4/file/${file.id}`)).json<{ _version: number }>()
    await api.as('admin').put(`/api/v4/file/${file.id}`, { team, _version })
  }
  const client = api.as(worker)
  await client.get('/api/v4/email-import')
  await api.engine.query({
    text: `update app_user set only_team_id = $1 where username like 'with-role_employee-role_email%'`,
    values: [mine.id],
  })
  const listed = async () => (await client.get('/api/v4/email-import')).json<{ total: number }>().total
  await put(other.id)
  expect(await listed()).toBe(1)
  const id = (await emails(api))[0]?.id
  expect((await client.get(`/api/v4/email-import/${String(id)}`)).statusCode).toBe(404)
  expect((await client.get(`/api/v4/email-import/${String(id)}/content`)).statusCode).toBe(404)
  expect((await act(api, (await emails(api))[1]?.id, 'link', { file: file.id })).statusCode).toBe(400)
  await put(mine.id)
  expect(await listed()).toBe(2)
})
