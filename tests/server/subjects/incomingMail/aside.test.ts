/** An e-mail that ends the thread which reads it: put aside, told with what is known of it, and not read again. */
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { Busy } from '#server/errors.ts'
import { WorkerEnded } from '#server/foundation/worker.ts'
import { NotRead } from '#server/subjects/incomingMail/reading/mail.ts'
import { fetchFolder } from '#server/subjects/incomingMail/servers/fetchFolder.ts'
import { mailThreads, readMail } from '#server/subjects/incomingMail/taking/readMail.ts'
import { act, emails, test, worker, written } from './inbox.ts'

const reads = { count: 0, fault: undefined as Error | undefined }
beforeEach(() => {
  const { ask } = mailThreads
  Object.assign(reads, { count: 0, fault: undefined })
  const spy = vi.spyOn(mailThreads, 'ask').mockImplementation(async (raw) => {
    if (!Buffer.from(raw).includes('breekt')) return ask(raw)
    reads.count += 1
    throw reads.fault ?? new WorkerEnded('large')
  })
  onTestFinished(() => spy.mockRestore())
})

const never = new AbortController().signal
const breaking = (subject: string): Buffer =>
  written({ text: 'Dit breekt.', subject, from: '=?utf-8?Q?Ren=C3=A9e?= <renee@elders.example>' })

test('one that ends its thread is put aside with its sender and size, and its original can be had', async ({ api }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  const raw = breaking('=?utf-8?Q?Caf=C3=A9?=')
  writeFileSync(path.join(folder, 'a.eml'), raw)
  writeFileSync(path.join(folder, 'b.eml'), written({ text: 'Gewoon' }))
  await fetchFolder(api.app, folder, never)
  const [aside, usual] = await emails(api)
  expect(aside).toMatchObject({
    status: 'new',
    from_address: 'renee@elders.example',
    subject: 'Café',
    size: raw.length,
    problem:
      'Deze e-mail (0,0 MB) kon niet worden gelezen: het lezen vroeg te veel geheugen. U kunt het origineel downloaden.',
  })
  expect(usual).toMatchObject({ problem: null, subject: 'Vraag' })
  expect([readdirSync(path.join(folder, 'aside')), readdirSync(path.join(folder, 'done'))]).toEqual([
    ['a.eml'],
    ['b.eml'],
  ])
  const of = `/api/v4/email-import/${String(aside?.id)}`
  const original = await api.as(worker).get(`${of}/original`)
  expect(original.headers).toMatchObject({ 'content-type': 'application/octet-stream' })
  expect(original.headers['content-disposition']).toMatch(/^attachment/)
  expect(original.rawPayload).toEqual(raw)
  expect((await api.as(['ROLE_EMPLOYEE']).get(`${of}/original`)).statusCode).toBe(403)
  expect((await api.as(worker).get(`${of}/content`)).statusCode).toBe(400)
  // The file comes again, after a start for example.
  writeFileSync(path.join(folder, 'a.eml'), raw)
  await fetchFolder(api.app, folder, never)
  expect([reads.count, (await emails(api)).length]).toEqual([1, 2])
  expect((await act(api, aside?.id, 'finish')).statusCode).toBe(200)
})

test('one that finds no thread is taken in later', async ({ api }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  writeFileSync(path.join(folder, 'a.eml'), breaking('Druk'))
  reads.fault = new Busy()
  await expect(fetchFolder(api.app, folder, never)).rejects.toThrow(Busy)
  expect(await emails(api)).toEqual([])
  expect(readdirSync(folder)).toEqual(['a.eml'])
})

test.each([
  ['slow', 'time'],
  ['large', 'memory'],
  ['died', 'thread'],
] as const)('a thread that is %s', async (ended, why) => {
  reads.fault = new WorkerEnded(ended)
  await expect(readMail(breaking('x'))).rejects.toEqual(expect.objectContaining({ name: NotRead.name, why }))
})

test('an e-mail came on the day of the top line of our server, else on that of its file', async ({ api }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  const fileDay = new Date('2026-01-14T10:00:00Z')
  const put = (name: string, headers: readonly string[]) => {
    const raw = written({ text: name, id: `<${name}@x>`, headers })
      .toString()
      .replace('Date: Thu, 15 Jan 2026', 'Date: Mon, 1 Jan 2001')
    writeFileSync(path.join(folder, `${name}.eml`), raw)
    utimesSync(path.join(folder, `${name}.eml`), fileDay, fileDay)
  }
  put('a', [
    'Received: from x by mx; Wed, 14 Jan 2026 08:00:00 +0100',
    'Received: from y by x; Mon, 1 Jan 2001 00:00:00 +0000',
  ])
  put('b', [])
  put('c', ['Received: from x by mx; Wed, 14 Jan 2035 08:00:00 +0100'])
  await fetchFolder(api.app, folder, never)
  const days = (await emails(api)).map(({ received_at, sent_at }) =>
    [received_at, sent_at].map((at) => new Date(String(at)).toISOString()),
  )
  expect(days).toEqual([
    ['2026-01-14T07:00:00.000Z', '2001-01-01T10:00:00.000Z'],
    ['2026-01-14T10:00:00.000Z', '2001-01-01T10:00:00.000Z'],
    [expect.stringMatching(/^2026-01-15T11:/), '2001-01-01T10:00:00.000Z'],
  ])
})

test('one whose bytes the storage has lost says so in its words and its original, and in the log', async ({ api }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  writeFileSync(path.join(folder, 'a.eml'), written({ text: 'Gewoon', subject: 'Zonder inhoud' }))
  await fetchFolder(api.app, folder, never)
  const [{ id, raw } = {}] = await emails(api)
  await api.app.storage.remove(String(raw))
  for (const part of ['content', 'original']) {
    const answer = await api.as(worker).get(`/api/v4/email-import/${String(id)}/${part}`)
    expect([part, answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      part,
      404,
      expect.stringContaining('is er niet meer'),
    ])
  }
  expect(api.log.filter(({ msg }) => msg === 'the content of an e-mail is missing')).toHaveLength(2)
})
