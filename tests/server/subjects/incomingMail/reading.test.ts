import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMail } from '#server/subjects/incomingMail/taking/readMail.ts'
import { mailHtml } from '#server/subjects/incomingMail/reading/mailHtml.ts'
import { sample } from './inbox.ts'

const read = (name: string) => readMail(sample(name))

test.each([
  [
    'plain',
    {
      subject: 'Vraag',
      from: 'saar@example.nl',
      fromName: 'Saar de Wit',
      to: ['incasso@kantoor.example'],
      kind: 'ordinary',
    },
  ],
  ['windows-1252', { subject: 'Betaling van € 50', text: 'Ik kan € 50,– per maand betalen. Café “De Zon”.' }],
  ['no-message-id', { messageId: null, text: 'Deze e-mail heeft geen Message-ID.' }],
  ['broken-boundary', { text: 'Het slot ontbreekt.' }],
  ['only-html', { subject: 'Alleen HTML' }],
  ['empty-body', { text: '', attachments: [] }],
  ['no-from', { from: '', sentAt: null }],
  ['nul-bytes', { text: 'Met eennulteken.' }],
  ['group-and-names', { from: 'saar@example.nl', fromName: 'Saar „de Wit“' }],
  ['auto-reply', { kind: 'auto_reply' }],
  ['bounce', { kind: 'bounce' }],
])('%s is read', async (name, expected) => {
  const { text, ...mail } = await read(name)
  expect({ ...mail, text: text.trim() }).toMatchObject(expected)
})

test('an undeclared character set does not stop it', async () => {
  expect((await read('undeclared-8bit')).text).toContain('klacht')
})

test('pictures of the text are told apart from files beside it', async () => {
  const mail = await read('nested')
  expect(mail.text.trim()).toBe('Binnenste tekst.')
  expect(mail.attachments.map(({ name, type, isInText }) => [name, type, isInText])).toEqual([
    ['afschrift.txt', 'text/plain', false],
    ['logo.png', 'image/png', true],
  ])
})

test.each([
  ['winmail', ['winmail.dat']],
  ['forwarded', ['brief.eml']],
  ['attachments', ['betaalbewijs €.pdf', 'factuur.pdf']],
  ['wrong-base64', ['kapot.pdf']],
])('the attachments of %s', async (name, names) => {
  expect((await read(name)).attachments.map((one) => one.name)).toEqual(names)
})

test('a calendar is an attachment and the text stays', async () => {
  const mail = await read('calendar')
  expect(mail.text.trim()).toBe('Afspraak op donderdag.')
  expect(mail.attachments.map(({ type }) => type)).toEqual(['text/calendar'])
})

test('a long subject is cut', async () => {
  expect((await read('long-subject')).subject).toHaveLength(400)
})

test.each(['huge-headers', 'not-a-mail'])('%s is refused', async (name) => {
  await expect(read(name)).rejects.toThrow()
})

test('HTML loses what runs, frames and fetches', async () => {
  const { html } = await read('script')
  expect(html).not.toMatch(/script|onload|iframe|form|svg|img|evil|style|javascript/i)
  expect(html).toContain('href="https://example.nl/x"')
  expect(html).toContain('rel="noopener noreferrer nofollow"')
  expect(html).toContain('<td>cel</td>')
})

test('HTML that would take too long is shown as its text', async () => {
  expect((await read('deep-html')).html).toBeNull()
  expect(mailHtml('<b>'.repeat(30_000))).toBeNull()
})

test('every sample is read or refused', async () => {
  const names = readdirSync(new URL('./mails/', import.meta.url)).map((name) => name.replace(/\.eml$/, ''))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) await read(name).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
})

test('the same mail in another mailbox has the same content', async () => {
  const raw = sample('plain')
  const other = Buffer.concat([Buffer.from('Received: from elsewhere\r\nX-Spam: no\r\n'), raw])
  expect((await readMail(other)).contentHash).toBe((await readMail(raw)).contentHash)
})
