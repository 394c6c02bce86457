import { afterAll, afterEach, expect } from 'vitest'
import { createMailer, type Letter } from '#server/subjects/mail/mailer.ts'
import { openTransport } from '#server/subjects/mail/transport.ts'
import { config } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { test, type Api } from '#tests/support/api.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())
afterEach(() => {
  smtp.letters.length = 0
  smtp.refusal = undefined
  smtp.ending = 'taken'
})
// Other tests share the server.
const own = new Map<Api['app'], Api['app']['mail']>()
afterAll(() => {
  for (const [app, mail] of own) Object.assign(app.mail, mail)
})

const minute = 60_000
const letter: Letter = {
  to: { email: 'jan@example.test', locale: 'en' },
  text: 'passwordReset',
  values: { name: 'Jan', link: 'https://dossier.test/customer/reset-password?token=secret', minutes: 60 },
}
/** Replaces the server's own mailer for the jobs that send mail. */
const mailerOf = ({ app, engine }: Api, more = {}) => {
  const settings = { ...config, smtpUrl: smtp.url, mailFrom: 'Dossier <no-reply@dossier.test>', ...more }
  const { now, log, jobs } = app
  if (!own.has(app)) own.set(app, { ...app.mail })
  return Object.assign(app.mail, createMailer({ config: settings, engine, now, log, jobs }))
}
const withLink = (api: Api, minutes = 60): Letter => ({ ...letter, expiresAt: api.app.now() + minutes * minute })

test('a letter leaves when its transaction is committed', async ({ api }) => {
  const mailer = mailerOf(api)
  await api.engine.transaction(async (trx) => {
    await mailer.queue(trx, letter)
    expect(smtp.letters).toEqual([])
  })
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
  const [{ to, message } = { to: [], message: '' }] = smtp.letters
  expect(to).toEqual(['jan@example.test'])
  expect(message).toMatch(/^From: Dossier <no-reply@dossier.test>\r$/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(await api.rows('mail')).toMatchObject([{ state: 'sent', tries: 1, problem: null }])
})

test('nothing is told of what was rolled back', async ({ api }) => {
  const mailer = mailerOf(api)
  const work = api.engine.transaction(async (trx) => {
    await mailer.queue(trx, letter)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await api.runDue()
  expect(await api.rows('mail')).toEqual([])
  expect(smtp.letters).toEqual([])
})

test('a link is in the letter, and no longer in the table once that was sent', async ({ api }) => {
  const mailer = mailerOf(api)
  await api.engine.transaction((trx) => mailer.queue(trx, withLink(api)))
  await api.runDue()
  expect(smtp.letters[0]?.message.replaceAll('=\r\n', '')).toContain('token=3Dsecret')
  expect(await api.rows('mail')).toMatchObject([{ state: 'sent', body: '' }])
})

test('two senders do not send one letter twice', async ({ api }) => {
  const [first, second] = [{ ...mailerOf(api) }, { ...mailerOf(api) }]
  await api.engine.transaction(async (trx) => {
    for (let n = 0; n < 8; n++) await first.queue(trx, letter)
  })
  for (const { id } of await api.rows('mail')) await Promise.all([first.send(Number(id)), second.send(Number(id))])
  await api.runDue()
  expect(smtp.letters).toHaveLength(8)
})

test('what is refused is tried again after 1, 10, 60 and 360 minutes, and then has failed', async ({ api }) => {
  const mailer = mailerOf(api)
  smtp.refusal = '451 try later'
  await api.engine.transaction((trx) => mailer.queue(trx, letter))
  await api.runDue()
  for (const [tried, wait] of [1, 10, 60, 360].entries()) {
    expect(await api.rows('mail')).toMatchObject([
      { state: 'queued', tries: tried + 1, problem: expect.stringContaining('451') },
    ])
    api.advance(wait * minute - 5000)
    await api.runDue()
    expect(await api.rows('mail')).toMatchObject([{ tries: tried + 1 }])
    api.advance(6000)
    await api.runDue()
  }
  expect(await api.rows('mail')).toMatchObject([{ state: 'failed', tries: 5, next_try_at: null }])
  api.advance(24 * 60 * minute)
  await api.runDue()
  expect(await api.rows('mail')).toMatchObject([{ tries: 5 }])
})

test('a letter whose sender died is sent by the next', async ({ api }) => {
  mailerOf(api)
  await api.engine.query({
    text: `insert into mail (created_at, recipient, subject, body, tries, next_try_at) values ($1, 'jan@example.test', 's', 'b', 1, $2)`,
    values: [new Date(api.app.now()).toISOString(), new Date(api.app.now() + 5 * minute).toISOString()],
  })
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toEqual([])
  api.advance(5 * minute + 1000)
  await api.doJob('letter.waiting', {})
  expect(smtp.letters).toHaveLength(1)
})

test('a link that is over is not sent any more, and not kept', async ({ api }) => {
  const mailer = mailerOf(api)
  smtp.refusal = '451 try later'
  await api.engine.transaction((trx) => mailer.queue(trx, withLink(api, 5)))
  await api.runDue()
  smtp.refusal = undefined
  api.advance(6 * minute)
  await api.runDue()
  expect(smtp.letters).toEqual([])
  expect(await api.rows('mail')).toMatchObject([{ state: 'failed', body: '' }])
})

test('V50: a line break in what is said adds no header and no recipient', async ({ api }) => {
  const mailer = mailerOf(api)
  const evil = 'x\r\nBcc: evil@example.test\r\n\r\nbody'
  await api.engine.query({
    text: `insert into mail (created_at, recipient, subject, body, next_try_at) values ($1, $2, $2, 'b', $1)`,
    values: [new Date(api.app.now()).toISOString(), evil],
  })
  await api.doJob('letter.waiting', {})
  await api.engine.transaction((trx) =>
    mailer.queue(trx, { ...letter, to: { email: 'jan@example.test, evil@example.test', locale: 'en' } }),
  )
  await api.runDue()
  for (const { to, message } of smtp.letters) {
    expect(to).not.toContain('evil@example.test')
    expect(message).not.toMatch(/^Bcc:/im)
  }
})

test('without SMTP_URL letters are kept with what they say; in production without links', async ({ api }) => {
  for (const production of [false, true]) {
    const mailer = mailerOf(api, { smtpUrl: undefined, production })
    await api.engine.transaction((trx) => mailer.queue(trx, withLink(api)))
    await api.doJob('letter.waiting', {})
  }
  expect(await api.rows('mail')).toMatchObject([
    { state: 'kept', body: expect.stringContaining('token=secret') },
    { state: 'kept', body: '' },
  ])
  expect(smtp.letters).toEqual([])
})

test('a server that cannot be reached holds up nobody: the letter waits', async ({ api }) => {
  const mailer = mailerOf(api, { smtpUrl: new URL('smtp://127.0.0.1:1') })
  await api.engine.transaction((trx) => mailer.queue(trx, letter))
  await api.runDue()
  expect(await api.rows('mail')).toMatchObject([
    { state: 'queued', tries: 1, problem: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('a letter that was taken without a word is not sent again: its state is unknown', async ({ api }) => {
  const mailer = mailerOf(api)
  smtp.ending = 'silent'
  await api.engine.transaction((trx) => mailer.queue(trx, letter))
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
  expect(await api.rows('mail')).toMatchObject([
    {
      state: 'unknown',
      tries: 1,
      next_try_at: null,
      problem: expect.any(String),
      body: expect.stringContaining('token='),
    },
  ])
  smtp.ending = 'taken'
  api.advance(24 * 60 * minute)
  await api.runDue()
  expect(smtp.letters).toHaveLength(1)
})

test.for(['451 later', 'broken'])(
  'a letter that was certainly not taken is tried again: %s',
  async (ending, { api }) => {
    const mailer = mailerOf(api)
    smtp.ending = ending
    await api.engine.transaction((trx) => mailer.queue(trx, letter))
    await api.runDue()
    expect(await api.rows('mail')).toMatchObject([{ state: 'queued', tries: 1, next_try_at: expect.any(String) }])
    smtp.ending = 'taken'
    api.advance(2 * minute)
    await api.runDue()
    expect(smtp.letters).toHaveLength(1)
    expect(await api.rows('mail')).toMatchObject([{ state: 'sent', tries: 2, problem: null }])
  },
)

test('what has become of a letter is open before its end is sent, so that a killed process sends none twice', async () => {
  const states: unknown[] = []
  const transport = openTransport(smtp.url, 'no-reply@dossier.test')
  const outgoing = {
    id: 1,
    recipient: 'jan@example.test',
    subject: 's',
    body: 'b',
    html: null,
    createdAt: '2026-01-01',
  }
  await transport.deliver(outgoing, async () => void states.push(smtp.letters.length))
  expect(states).toEqual([0])
  expect(smtp.letters).toHaveLength(1)
  // Without the database the state cannot be written, so the mail is not finished.
  const lost = transport.deliver(outgoing, () => Promise.reject(new Error('the database is away')))
  await expect(lost).rejects.toThrow('the database is away')
  expect(smtp.letters).toHaveLength(1)
  transport.close()
})
