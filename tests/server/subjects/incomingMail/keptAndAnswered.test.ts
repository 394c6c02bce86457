/** What is kept of an e-mail with pictures in its text, and where an answer to it goes. */
import { expect } from 'vitest'
import { act, emails, offer, sender, test, worker, written } from './inbox.ts'

test('an answer goes where its sender wants it', async ({ api, file }) => {
  const raw = written({
    text: 'Wat nu?',
    subject: `Vraag ${file.number}`,
    headers: ['Reply-To: Saar <thuis@saar.example>'],
  })
  const email = await offer(api, raw)
  expect(email).toMatchObject({ from_address: sender, reply_to: 'thuis@saar.example' })
  expect((await act(api, email?.id, 'reply', { body: '<p>Niets.</p>' })).statusCode).toBe(201)
  expect((await api.rows('mail')).map(({ recipient }) => recipient)).toEqual(['thuis@saar.example'])
})

test('whoever may not be written to himself gets no answer; another who wrote about him does', async ({
  api,
  file,
}) => {
  await api.engine.query({
    text: `update debtor set insolvency_status = 'curatele' where id = $1`,
    values: [file.debtor],
  })
  const [own, other] = [
    await offer(api, written({ text: 'Wat nu?', subject: `Vraag ${file.number}` })),
    await offer(api, written({ text: 'Wat nu?', subject: `Vraag ${file.number}`, from: 'curator@bos.example' })),
  ]
  for (const email of [own, other]) await act(api, email?.id, 'link', { file: file.id, act: false })
  const refused = await act(api, own?.id, 'reply', { body: '<p>Niets.</p>' })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('[art. 1:381 BW]')])
  expect(await api.rows('mail')).toEqual([])
  expect((await act(api, other?.id, 'reply', { body: '<p>Niets.</p>' })).statusCode).toBe(201)
})

test('pictures in the text stay with the e-mail; one that is more than a logo becomes a document', async ({
  api,
  file,
}) => {
  await api.engine.query({
    text: `insert into mime_type (name, mime_type, extensions, max_size_mb, allowed_for, active) values ('{"nl":"PNG"}', 'image/png', '{png}', 10, '{documents}', true)`,
  })
  const picture = (id: string, bytes: number) =>
    `--b\r\nContent-Type: image/png; name=${id}.png\r\nContent-ID: <${id}>\r\nContent-Transfer-Encoding: base64\r\n\r\n${png(bytes)}\r\n`
  const head = `From: ${sender}\r\nSubject: Betaald\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n`
  const page = '<p>Betaald</p><img src="cid:logo"><img src="cid:scherm">\r\n'
  const email = await offer(api, Buffer.from(`${head}${page}${picture('logo', 500)}${picture('scherm', 20_000)}--b--`))
  await act(api, email?.id, 'link', { file: file.id, act: false })
  expect((await api.rows('document')).map(({ name }) => name)).toEqual(['scherm.png'])
  const kept = (
    (await emails(api))[0] as {
      attachments: { name: string; isInText?: boolean; document?: number; refusal?: string }[]
    }
  ).attachments
  expect(
    kept.map(({ name, isInText, document, refusal }) => [name, isInText, document !== undefined, refusal]),
  ).toEqual([
    ['logo.png', true, false, 'Kleine afbeelding in de tekst: blijft bij de e-mail en wordt geen document.'],
    ['scherm.png', true, true, undefined],
  ])
  expect((await api.as(worker).get(`/api/v4/email-import/${String(email?.id)}/attachment/0`)).rawPayload).toHaveLength(
    500,
  )
})

/** Bytes that begin as a picture does. */
const png = (bytes: number): string => {
  const begin = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return Buffer.concat([Buffer.from(begin, 'base64'), Buffer.alloc(bytes)])
    .subarray(0, bytes)
    .toString('base64')
}
