/** Mailboxes on real connections: a server of our own always, and Dovecot where there is one. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createMailServers } from '#server/subjects/incomingMail/servers/mailServers.ts'
import { fetchFolder } from '#server/subjects/incomingMail/servers/fetchFolder.ts'
import { fetchMailbox } from '#server/subjects/incomingMail/servers/fetchMailbox.ts'
import type { Api } from '#tests/support/api.ts'
import { hasDovecot, startDovecot } from '#tests/support/dovecot.ts'
import { startImap, type ImapServer } from '#tests/support/imap.ts'
import { emails, sample, test, written } from './inbox.ts'

const kinds = { 'our own server': startImap, ...(hasDovecot && { Dovecot: startDovecot }) }
const never = new AbortController().signal

/** The app connects without encryption, which only tests may; everything else is as it is. */
async function connected<Server extends ImapServer>(api: Api, server: Server): Promise<Server> {
  const before = api.app.mailServers.open
  onTestFinished(async () => {
    api.app.mailServers.open = before
    await server.stop()
  })
  const { ImapFlow } = await import('imapflow')
  api.app.mailServers.open = async ({ host, port, user, password }) => {
    const client = new ImapFlow({
      host,
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: password },
      logger: false,
      disableAutoIdle: true,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  return server
}

const addMailbox = (api: Api, { port, user, password }: ImapServer, more: object = {}) =>
  api.create('mailbox', {
    address: 'incasso@kantoor.example',
    host: '127.0.0.1',
    port,
    user,
    password,
    folder: 'INBOX',
    ...more,
  })
const mailboxes = (api: Api) => api.rows('mailbox')

for (const [name, start] of Object.entries(kinds)) {
  test(`from ${name} each mail is fetched once and marked`, async ({ api, file }) => {
    const server = await connected(api, await start())
    await server.add(written({ text: 'Wat moet ik betalen?', subject: `Dossier ${file.number}` }))
    await server.add(sample('windows-1252'))
    const { id } = await addMailbox(api, server)
    await api.doJob('emailImport.mailbox', { mailbox: id })
    await api.doJob('emailImport.mailbox', { mailbox: id })
    expect((await mailboxes(api))[0]).toMatchObject({ problem: null, last_uid: 2 })
    expect((await emails(api)).map(({ subject }) => subject)).toEqual([`Dossier ${file.number}`, 'Betaling van € 50'])
    expect((await server.seen('INBOX')).every(({ isSeen }) => isSeen)).toBe(true)
    await server.add(written({ text: 'Nog iets' }))
    await fetchMailbox(api.app, id, never)
    expect(await emails(api)).toHaveLength(3)
  })

  test(`from ${name} mails are moved, and none that cannot be read stops the rest`, async ({ api }) => {
    const server = await connected(api, await start())
    for (const one of ['huge-headers', 'plain', 'attachments']) await server.add(sample(one))
    const { id } = await addMailbox(api, server, { afterwards: 'move', moveTo: 'Verwerkt' })
    await fetchMailbox(api.app, id, never)
    expect((await mailboxes(api))[0]).toMatchObject({ problem: null })
    expect(await server.seen('INBOX')).toHaveLength(0)
    expect(await server.seen('Verwerkt')).toHaveLength(3)
    expect((await emails(api)).map(({ problem }) => problem === null)).toEqual([false, true, true])
  })
}

test('a connection that ends halfway loses nothing and makes nothing twice', async ({ api }) => {
  const server = await connected(api, await startImap())
  for (const text of ['een', 'twee', 'drie']) await server.add(written({ text }))
  server.endsAfter = 2
  const { id } = await addMailbox(api, server)
  await fetchMailbox(api.app, id, never)
  expect(await emails(api)).toHaveLength(2)
  expect((await mailboxes(api))[0]?.problem).toContain('Geen verbinding')
  server.endsAfter = undefined
  await fetchMailbox(api.app, id, never)
  expect((await emails(api)).map(({ excerpt }) => excerpt)).toEqual(['een', 'twee', 'drie'])
})

test('a process that dies before it marks a mail marks it in the next round', async ({ api }) => {
  const server = await connected(api, await startImap())
  await server.add(written({ text: 'een' }))
  const { id } = await addMailbox(api, server, { afterwards: 'keep' })
  await fetchMailbox(api.app, id, never)
  expect(await server.seen('INBOX')).toEqual([{ uid: 1, isSeen: false }])
  await api.engine.query({ text: `update mailbox set afterwards = 'mark'` })
  await fetchMailbox(api.app, id, never)
  expect(await server.seen('INBOX')).toEqual([{ uid: 1, isSeen: true }])
  expect(await emails(api)).toHaveLength(1)
})

test('a folder that was made anew is read anew, without a second record', async ({ api }) => {
  const server = await connected(api, await startImap())
  await server.add(written({ text: 'een' }))
  const { id } = await addMailbox(api, server, { afterwards: 'keep' })
  await fetchMailbox(api.app, id, never)
  server.renew()
  await server.add(written({ text: 'twee' }))
  await fetchMailbox(api.app, id, never)
  expect(await emails(api)).toHaveLength(2)
})

test('a wrong password stands at the mailbox', async ({ api }) => {
  const server = await connected(api, await startImap())
  const { id } = await addMailbox(api, { ...server, password: 'verkeerd' })
  await fetchMailbox(api.app, id, never)
  expect((await mailboxes(api))[0]?.problem).toMatch(/weigert|Geen verbinding/)
})

test('only public servers are asked, and what is refused stands at the mailbox', async ({ api }) => {
  const { id } = await api.create('mailbox', {
    address: 'a@kantoor.example',
    host: '169.254.169.254',
    user: 'a',
    password: 'b',
    folder: 'INBOX',
  })
  await fetchMailbox(api.app, id, never)
  expect((await mailboxes(api))[0]?.problem).toContain('geen openbaar adres')
  const rules = {
    resolve: async () => ['93.184.216.34', '10.0.0.1'],
    isAllowedAddress: (address: string) => !address.startsWith('10.'),
  }
  const open = createMailServers({ privateMailHosts: [] }, rules).open({
    host: 'imap.example',
    port: 993,
    security: 'tls',
    user: 'a',
    password: 'b',
  })
  await expect(open).rejects.toMatchObject({ why: 'private' })
})

test('the password is sealed, told to nobody, and filled in again for another server', async ({ api }) => {
  const { id } = await api.create('mailbox', {
    address: 'a@kantoor.example',
    host: 'imap.example.nl',
    user: 'a',
    password: 'heel geheim',
    folder: 'INBOX',
  })
  expect(JSON.stringify(await mailboxes(api))).not.toContain('heel geheim')
  const read = await api.as('admin').get(`/api/v4/mailbox/${id}`)
  expect(read.json()).not.toHaveProperty('password')
  const { _version } = read.json<{ _version: number }>()
  const moved = await api.as('admin').put(`/api/v4/mailbox/${id}`, { host: 'imap.kwaad.example', _version })
  expect(moved.statusCode).toBe(400)
  expect(moved.json()).toMatchObject({ errors: { password: expect.anything() } })
  expect((await api.as('admin').put(`/api/v4/mailbox/${id}`, { folder: 'Incasso', _version })).statusCode).toBe(200)
})

test('files of a folder are taken in and put away', async ({ api }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  for (const name of ['plain', 'not-a-mail', 'only-html']) writeFileSync(path.join(folder, `${name}.eml`), sample(name))
  writeFileSync(path.join(folder, 'half.part'), 'From: a@b')
  await fetchFolder(api.app, folder, never)
  writeFileSync(path.join(folder, 'again.eml'), sample('plain'))
  await fetchFolder(api.app, folder, never)
  expect(await emails(api)).toHaveLength(3)
  expect(readdirSync(folder).toSorted()).toEqual(['aside', 'done', 'half.part'])
  expect(readdirSync(path.join(folder, 'aside'))).toEqual(['not-a-mail.eml'])
})
