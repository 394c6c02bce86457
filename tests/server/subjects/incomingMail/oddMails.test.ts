/** E-mails as people and their programs really write them: nothing of them is lost without a word. */
import { expect, test } from 'vitest'
import { htmlText } from '#server/subjects/incomingMail/reading/htmlText.ts'
import { parseMail } from '#server/subjects/incomingMail/reading/parseMail.ts'

const lines = (...all: string[]): string => all.join('\r\n')
/** @param text Letters are bytes. */
const read = (text: string) => parseMail(Buffer.from(text, 'latin1'))
const utf8 = (text: string): string => Buffer.from(text).toString('latin1')
const from = 'From: Jo Bakker <jo@bakker.example>'
const written = (type: string, body: string, ...headers: string[]): string =>
  lines(from, 'Subject: Vraag', ...headers, `Content-Type: ${type}`, '', body)
const part = (type: string, body: string, ...headers: string[]): string =>
  lines('--deel', `Content-Type: ${type}`, ...headers, '', body, '')
const mixed = (...parts: string[]): string => written('multipart/mixed; boundary=deel', `${parts.join('')}--deel--`)
const base64 = (bytes: number): string => Buffer.alloc(bytes, 7).toString('base64').replace(/.{76}/g, '$&\r\n')
const files = (text: string) => read(text).attachments.map(({ name, type, isInText }) => [name, type, isInText])
const notes = (text: string) => read(text).notes

test('pictures pasted into the text are kept, and told apart from files', () => {
  const page = '<p>Betaald:</p><img src="cid:een">'
  const related = written(
    'multipart/related; boundary=deel',
    `${part('text/html', page)}${part('image/png; name=scherm.png', base64(30_000), 'Content-ID: <een>', 'Content-Transfer-Encoding: base64')}--deel--`,
  )
  expect(files(related)).toEqual([['scherm.png', 'image/png', true]])
  expect(read(related).attachments[0]?.content).toHaveLength(30_000)
  const inside = `<p>Zie</p><img src="data:image/jpeg;base64,\r\n${base64(3000)}">`
  expect(files(written('text/html', inside))).toEqual([['1.jpeg', 'image/jpeg', true]])
})

test.each([
  ['text/csv', 'betalingen.csv'],
  ['text/x-vcard', 'jo.vcf'],
])('a file of %s that is sent inline is a file', (type, name) => {
  const mail = mixed(
    part('text/plain', 'Zie bijlage.'),
    part(type, 'a;b', `Content-Disposition: inline; filename=${name}`),
  )
  expect(files(mail)).toEqual([[name, type, false]])
  expect(read(mail).text.trim()).toBe('Zie bijlage.')
})

test('files are known by their place: what was not listed earlier comes after what was', () => {
  const mail = mixed(
    part('text/csv', 'a', 'Content-Disposition: inline; filename=een.csv'),
    part('application/pdf', 'b', 'Content-Disposition: attachment; filename=twee.pdf'),
  )
  expect(files(mail).map(([name]) => name)).toEqual(['twee.pdf', 'een.csv'])
})

test.each([
  ['a picture', `<img src="data:image/png;base64,${base64(250_000)}">`],
  ['a style sheet', `<head><style>${'.a{color:red}'.repeat(20_000)}</style></head>`],
  ['comments', `<!-- ${'x'.repeat(250_000)} -->`],
])('HTML that begins with %s is read and shown', (_, first) => {
  const { text, html } = read(written('text/html', `<html>${first}<p>Al betaald op 3 november.</p></html>`))
  expect(text).toBe('Al betaald op 3 november.')
  expect(html).toContain('Al betaald op 3 november.')
  expect(html).not.toMatch(/base64|color|x{9}/)
})

test('attachments beyond a hundred, and text beyond what is kept, are told', () => {
  const bon = (at: number) => part('application/pdf', 'x', `Content-Disposition: attachment; filename=bon${at}.pdf`)
  const mail = mixed(...Array.from({ length: 103 }, (_, at) => bon(at)))
  expect(read(mail).attachments).toHaveLength(100)
  expect(notes(mail)).toEqual([{ note: 'attachments', count: 3 }])
  expect(notes(written('text/plain', 'woord '.repeat(20_000)))).toEqual([{ note: 'text' }])
  expect(notes(written('text/html', '<p>woord</p>'.repeat(20_000)))).toEqual([{ note: 'text' }, { note: 'formatting' }])
  expect(notes(written('text/plain', 'x', `References: ${'<a@b.example> '.repeat(2000)}`))).toEqual([
    { note: 'headers' },
  ])
  expect(notes(mixed(part('application/ms-tnef; name=winmail.dat', 'x')))).toEqual([{ note: 'winmail' }])
})

test.each([
  ['us-ascii', utf8('één € 50'), 'één € 50', true],
  ['us-ascii', '\xe9\xe9n', 'één', true],
  ['""', '\xe9\xe9n', 'één', true],
  ['iso-8859-1', utf8('één € 50'), 'één € 50', true],
  ['iso-8859-15', '\xa4 50', '€ 50', true],
  ['cp850', '\x82\x82n', 'één', true],
  ['ibm437', '\x82\x82n', 'één', true],
  ['"cp858"', '\xd5 50', '€ 50', true],
  ['utf-8', 'caf\xe9', 'café', false],
  ['utf-8', `${utf8('één')} caf\xe9`, 'één caf\ufffd', false],
  ['x-vreemd', '\xe9\xe9n', 'één', false],
  ['koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет', true],
  ['windows-1250', '\x9aediv\xfd', 'šedivý', true],
  ['cp1252', '\x80 50', '€ 50', true],
])('letters declared as %s: %j', (label, body, text, isSure) => {
  const mail = written(`text/plain; charset=${label}`, body)
  expect(read(mail).text).toBe(text)
  expect(notes(mail)).toEqual(isSure ? [] : [{ note: 'charset' }])
})

test('names in encoded words that part inside a character, also padded ones, are whole', () => {
  const name = '=?utf-8?B?QmV0YWxpbmcgQW5kcsM=?= =?utf-8?B?qS5wZGY=?='
  expect(files(mixed(part(`application/pdf; name="${name}"`, 'x')))).toEqual([
    ['Betaling André.pdf', 'application/pdf', false],
  ])
  const mail = lines(
    'From: =?utf-8?Q?Andr=C3?= =?utf-8?Q?=A9_Bakker?= <a@b.example>',
    'Subject: =?cp850?Q?=82=82n?=',
    '',
    'x',
  )
  expect(read(mail)).toMatchObject({ fromName: 'André Bakker', from: 'a@b.example', subject: 'één' })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\scans\\bon.pdf', 'bon.pdf'],
  ['bewijs\u202efdp.exe', 'bewijsfdp.exe'],
])('the name %j is shown without folders and marks', (given, name) => {
  const header = `attachment; filename*=utf-8''${encodeURIComponent(given)}`
  expect(files(mixed(part('application/pdf', 'x', `Content-Disposition: ${header}`)))[0]?.[0]).toBe(name)
})

test('a name in several parts, and one in a strange set, are put together', () => {
  const name = (...params: string[]) =>
    files(mixed(part('application/pdf', 'x', `Content-Disposition: attachment; ${params.join('; ')}`)))[0]?.[0]
  expect(name(`filename*1*=%82%ac.pdf`, `filename*0*=utf-8''b%E2`)).toBe('b€.pdf')
  expect(name(`filename*0="lange "`, `filename*1="naam.pdf"`)).toBe('lange naam.pdf')
  expect(name(`filename*=iso-8859-1''caf%E9.pdf`, 'filename=caf.pdf')).toBe('café.pdf')
})

test('an answer goes to Reply-To, and to nobody else where that is the sender', () => {
  expect(read(written('text/plain', 'x', 'Reply-To: Jo <JO@thuis.example>')).replyTo).toBe('jo@thuis.example')
  expect(read(written('text/plain', 'x', 'Reply-To: jo@bakker.example')).replyTo).toBeNull()
  expect(read(written('text/plain', 'x', 'Reply-To: niemand')).replyTo).toBeNull()
})

test('the top line of the servers says when it came, the clock of the sender when it was sent', () => {
  const mail = written(
    'text/plain',
    'x',
    'Received: from a by mx.kantoor.example; Thu, 15 Jan 2026 09:00:00 +0100 (CET)',
    'Received: from b by a; Mon, 1 Jan 2001 09:00:00 +0100',
    'Date: Mon, 1 Jan 2001 09:00:00 +0100',
  )
  expect(read(mail)).toMatchObject({ arrivedAt: '2026-01-15T08:00:00.000Z', sentAt: '2001-01-01T08:00:00.000Z' })
})

test('text that only says that somebody shows no HTML is not what was written', () => {
  const alternative = (plain: string, page: string) =>
    read(
      written('multipart/alternative; boundary=deel', `${part('text/plain', plain)}${part('text/html', page)}--deel--`),
    ).text.trim()
  expect(alternative('Uw e-mailprogramma ondersteunt geen HTML.', '<p>Ik heb een klacht.</p>')).toBe(
    'Ik heb een klacht.',
  )
  expect(alternative('Your mail client does not support HTML messages', '<p>Betaald</p>')).toBe('Betaald')
  expect(alternative('Ik heb betaald.', '<p>Ik heb <b>betaald</b>.</p>')).toBe('Ik heb betaald.')
  expect(alternative(' ', '<p>Ik wil een regeling</p>')).toBe('Ik wil een regeling')
})

test('a message inside the text keeps its date as it was written, and its files', () => {
  const inner = lines(
    'From: Bank <b@bank.example>',
    'Date: Thu, 19 Nov 2026 23:30:00 +0100',
    'Subject: Betaling',
    '',
    'Betaald.',
  )
  const { text } = read(mixed(part('text/plain', 'Zie onder.'), part('message/rfc822', inner)))
  expect(text).toContain('Date: Thu, 19 Nov 2026 23:30:00 +0100')
  expect(text).toContain('Betaald.')
})

test('what HTML quotes is marked, and what is written below it is not', () => {
  const of = (html: string) => htmlText(html, 10_000).text
  expect(of('<p>Akkoord.</p><blockquote><p>Klacht of geschil?</p></blockquote><p>Jo</p>')).toBe(
    'Akkoord.\n\n> Klacht of geschil?\n>\nJo',
  )
  expect(of('<div>Ja<div class="gmail_quote">Op maandag schreef u:<div>Nee</div></div></div>')).toBe(
    'Ja\n> Op maandag schreef u:\n> Nee',
  )
  const between =
    '<blockquote>Klopt het bedrag?</blockquote><div>Nee.</div><blockquote>En de datum?</blockquote><div>Ja.</div>'
  const said = of(`<div class="gmail_quote"><div>Op maandag schreef u:</div>${between}</div>`).split('\n')
  expect(said.filter((line) => /^\w/.test(line))).toEqual(['Nee.', 'Ja.'])
})

test('a part whose boundary never comes is read as it is', () => {
  expect(read(written('multipart/mixed; boundary=weg', 'Toch gelezen')).text).toBe('Toch gelezen')
  expect(read(written('multipart/mixed', 'Zonder grens')).text).toBe('Zonder grens')
})

// Reports of other projects, each made anew.
test.each([
  [
    'ikvk/imap_tools#247: text, a picture and text again',
    mixed(
      part('text/plain', 'Boven'),
      part('image/png; name=a.png', 'x', 'Content-Disposition: inline; filename=a.png'),
      part('text/plain', 'Onder'),
    ),
    {
      text: expect.stringMatching(/Boven\s+Onder/),
      attachments: [expect.objectContaining({ name: 'a.png', isInText: false })],
    },
  ],
  [
    'php-mime-mail-parser#164: HTML, a file and HTML again, as one form of an alternative',
    written(
      'multipart/alternative; boundary=buiten',
      `--buiten\r\nContent-Type: text/plain\r\n\r\nEen\r\n--buiten\r\nContent-Type: multipart/mixed; boundary=deel\r\n\r\n${part('text/html', '<p>Een</p>')}${part('application/pdf; name=b.pdf', 'x')}${part('text/html', '<p>Twee</p>')}--deel--\r\n--buiten--`,
    ),
    { html: expect.stringMatching(/Een[^]*Twee/), attachments: [expect.objectContaining({ name: 'b.pdf' })] },
  ],
  [
    'zbateson/mail-mime-parser#266: a boundary that ends in a blank',
    written('multipart/mixed; boundary="deel "', `${part('text/plain', 'Toch')}--deel--`),
    { text: expect.stringContaining('Toch') },
  ],
  [
    'emersion/go-message#164: the same boundary inside itself',
    mixed(
      part('multipart/alternative; boundary=deel', `${part('text/plain', 'Binnen')}--deel--`),
      part('text/plain; name=a.txt', 'x'),
    ),
    { text: expect.stringContaining('Binnen'), attachments: [expect.objectContaining({ name: 'a.txt' })] },
  ],
  [
    'mikel/mail#379: a boundary that begins another',
    written(
      'multipart/mixed; boundary=a',
      `--a\r\nContent-Type: multipart/alternative; boundary=ab\r\n\r\n--ab\r\n\r\nEen\r\n--ab--\r\n--a\r\nContent-Type: application/pdf; name=b.pdf\r\n\r\nx\r\n--a--`,
    ),
    { text: 'Een', attachments: [expect.objectContaining({ name: 'b.pdf' })] },
  ],
  [
    'Webklex/php-imap#544: a boundary of one dash',
    written(
      'multipart/mixed; boundary="-"',
      '---\r\n\r\nEen\r\n---\r\nContent-Type: application/pdf; name=b.pdf\r\n\r\nx\r\n-----',
    ),
    { text: 'Een', attachments: [expect.objectContaining({ name: 'b.pdf', content: Buffer.from('x') })] },
  ],
  [
    'postalsys/postal-mime#4: two Content-Types, of which the first divides nothing',
    written('multipart/mixed; boundary=weg', `${part('text/plain', 'Gevonden')}--deel--`)
      .replace('Content-Type', 'Content-Type: multipart/mixed; boundary=weg\r\nContent-Type')
      .replace('boundary=weg\r\n\r\n', 'boundary=deel\r\n\r\n'),
    { text: 'Gevonden' },
  ],
  [
    'SpamScope/mail-parser#146: a comma in an encoded name',
    lines('From: =?iso-8859-1?Q?Stra=DFe=2C_Jo?= <jo@bakker.example>', 'To: a@b.example', '', 'x'),
    { from: 'jo@bakker.example', fromName: 'Straße, Jo', to: ['a@b.example'] },
  ],
  [
    'Wh1isper/mcp-email-server#192: a name that is encoded with its address',
    lines(`From: =?utf-8?b?${Buffer.from('René Bakker <jo@bakker.example>').toString('base64')}?=`, '', 'x'),
    { from: 'jo@bakker.example', fromName: 'René Bakker' },
  ],
  [
    'nextcloud/mail#6405: a subject in UTF-7',
    lines(from, 'Subject: =?unicode-1-1-utf-7?Q?+ANw-bermittlung (Verz+APY-gerung)?=', '', 'x'),
    { subject: 'Übermittlung (Verzögerung)' },
  ],
  [
    'MailScanner/v5#379: words in UTF-16 without a mark, parted inside a character',
    lines(
      from,
      `Subject: =?utf-16?B?${Buffer.from('Pod', 'utf16le').subarray(0, 5).toString('base64')}?= =?utf-16?B?${Buffer.from('Podá', 'utf16le').subarray(5).toString('base64')}?=`,
      '',
      'x',
    ),
    { subject: 'Podá' },
  ],
  [
    'zammad/zammad#6376: signed as one file, so that nothing is seen',
    written(
      'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
      'MII',
      'Content-Transfer-Encoding: base64',
    ),
    { text: '', notes: [{ note: 'sealed' }], attachments: [expect.objectContaining({ name: 'smime.p7m' })] },
  ],
  [
    'chatmail/core#8598: HTML that names none of its pictures',
    written(
      'multipart/related; boundary=deel',
      `${part('text/html', '<p>Zie</p>')}${[1, 2, 3].map((at) => part(`image/png; name=${at}.png`, 'x', `Content-ID: <${at}>`)).join('')}--deel--`,
    ),
    { attachments: ['1.png', '2.png', '3.png'].map((name) => expect.objectContaining({ name })) },
  ],
])('%s', (_, mail, expected) => {
  expect(read(mail)).toMatchObject(expected)
})
