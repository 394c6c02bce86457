/** What a file is by its content, whatever its name and its sender say. */
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { add, archive, openCabinet, pdf, picture, word, workbook } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']
const office = 'application/vnd.openxmlformats-officedocument'
const ole = (...streams: readonly string[]) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(2000),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ])
const mail = 'From: a@example.nl\r\nTo: b@example.nl\r\nSubject: x\r\n\r\nGoedendag'

test.for([
  ['pdf', 'a.png', () => pdf(), 'application/pdf', 'a.pdf'],
  ['picture', 'a', () => picture(), 'image/png', 'a.png'],
  ['Word', 'a.zip', word, `${office}.wordprocessingml.document`, 'a.docx'],
  ['Excel', 'a.xlsx', workbook, `${office}.spreadsheetml.sheet`, 'a.xlsx'],
  ['old Word', 'a.doc', () => ole('WordDocument'), 'application/msword', 'a.doc'],
  ['UTF-8', 'a.txt', () => Buffer.from('één euro €'), 'text/plain', 'a.txt'],
  ['windows-1252', 'a.txt', () => Buffer.from('\u00e9\u00e9n euro', 'latin1'), 'text/plain', 'a.txt'],
  ['mail', 'a.eml', () => Buffer.from(mail), 'message/rfc822', 'a.eml'],
] as const)('%s sent as %s', async ([, name, bytes, mimeType, kept], { api, cabinet }) => {
  const answer = await add(api.as(staff), cabinet.file, [{ name, bytes: await bytes(), type: 'text/html' }])
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { items: [{ mimeType, name: kept }] }])
})

const bomb = (): Promise<Buffer> => archive({ 'word/document.xml': 'x'.repeat(8_000_000) })

const words = {
  allowed: /mag/,
  program: /programma/,
  tell: /te zien|mag/,
  damaged: /beschadigd/,
  unpacked: /uitgepakt/,
  macros: /macro/,
  password: /wachtwoord/,
}
type Bad = readonly [string, string, () => Buffer | string | Promise<Buffer>, keyof typeof words]

const bad: readonly Bad[] = [
  ['HTML', 'a.pdf', () => '<!DOCTYPE html><p>', 'allowed'],
  ['HTML behind words', 'a.txt', () => 'Dag, <script>alert(1)</script>', 'allowed'],
  ['SVG', 'a.png', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'allowed'],
  ['a page by its ending', 'a.html', () => 'words', 'program'],
  ['a script by its ending', 'a.ps1', () => 'words', 'program'],
  ['a shell script', 'a.txt', () => '#!/bin/sh\nrm -rf /', 'allowed'],
  ['a program', 'a.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]), 'tell'],
  ['a program of Linux', 'a.pdf', () => Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(200, 2)]), 'allowed'],
  ['bytes', 'a.txt', () => Buffer.alloc(500, 3), 'tell'],
  ['CSV, which is for imports', 'a.csv', () => 'a;b\n1;2', 'allowed'],
  ['an archive', 'a.docx', () => archive({ 'a.txt': 'x' }), 'allowed'],
  ['half an archive', 'a.docx', async () => (await word()).subarray(0, 60), 'damaged'],
  ['an archive that unpacks to much more', 'a.docx', bomb, 'unpacked'],
  ['macros', 'a.docx', () => archive({ 'word/document.xml': '', 'word/vbaProject.bin': '' }), 'macros'],
  ['old macros', 'a.doc', () => ole('WordDocument', '_VBA_PROJECT'), 'macros'],
  ['a password', 'a.docx', () => ole('EncryptedPackage'), 'password'],
]

test.for(bad)('%s is refused with what helps', async ([, name, bytes, says], { api, cabinet }) => {
  const answer = await add(api.as(staff), cabinet.file, [{ name, bytes: await bytes(), type: 'application/pdf' }])
  expect(answer.statusCode).toBe(400)
  const [sentence] = answer.json<{ errors: Record<string, string[]> }>().errors['files.0'] ?? []
  expect(sentence).toMatch(words[says])
  expect(sentence).toContain(name)
  expect(await api.rows('document')).toEqual([])
})

test('people of clients may send what the settings allow for the portal', async ({ api, cabinet }) => {
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [cabinet.customer] })
  expect((await client.get('/api/v4/file/document-types')).json()).toMatchObject({
    items: [
      { mimeType: 'application/pdf', extensions: ['pdf'], maxSizeMb: 2 },
      { mimeType: 'image/jpeg' },
      { mimeType: 'image/png' },
    ],
  })
  expect((await add(client, cabinet.file, [{ name: 'a.docx', bytes: await word() }])).statusCode).toBe(400)
  expect((await add(client, cabinet.file, [{ name: 'a.pdf', bytes: pdf() }])).statusCode).toBe(201)
})
