/** Letters are handed over in a batch: a folder that is whole or not there. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { Result } from '#server/db/engine.ts'
import { carry, postDir } from './carrying.ts'
import { addTemplate, composed, composition, messagesOf, one, openFor, test } from './writing.ts'

test('two letters are one batch: each as PDF, all joined in the order of towns, and a list', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const other = await openFor(api, office)
  await api.engine.query({
    text: `update debtor_address set city = 'Almere', postcode = '1311 AA' where debtor_id = $1`,
    values: [other.debtor],
  })
  await composed(
    api,
    composition(file.id, office, { channel: 'post' }),
    composition(other.id, office, { channel: 'post' }),
  )
  await api.doJob('messages.send', {})
  expect((await messagesOf(api)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled'])
  await api.doJob('messages.post', {})
  const letters = await messagesOf(api)
  const batch = String(letters[0]?.provider_reference)
  expect(batch).toMatch(/^letters-2026-01-15-1-[0-9a-f]{8}$/)
  const [own, others] = letters.map(({ id }) => `letter-${String(id)}.pdf`)
  const documents = await api.rows('document')
  expect(documents).toHaveLength(2)
  expect(letters).toMatchObject(
    documents.map(({ id }) => ({ status: 'sent', provider_reference: batch, document_id: id })),
  )
  expect((await readdir(join(postDir, batch))).sort()).toEqual([own, others, 'letters.pdf', 'manifest.csv'])
  const list = await readFile(join(postDir, batch, 'manifest.csv'), 'utf8')
  expect(list.split('\r\n').slice(0, 3)).toEqual([
    'sequence,message,file,from_page,to_page,duplex,colour,registered,address',
    `1,${String(letters[1]?.id)},${others},1,1,yes,no,no,"Saar de Wit, Molenweg 14, 1311 AA Almere"`,
    `2,${String(letters[0]?.id)},${own},2,2,yes,no,no,"Saar de Wit, Molenweg 14, 3581 AB Utrecht"`,
  ])
  expect(documents).toMatchObject([
    { kind: 'letter_out', direction: 'out', status: 'sent', mime_type: 'application/pdf', file_id: file.id },
    { kind: 'letter_out', file_id: other.id },
  ])
  const bytes = await api.app.storage.get(String(documents[0]?.sha256))
  expect(bytes.equals(await readFile(join(postDir, batch, String(own))))).toBe(true)
})

test('a letter books the cost that its template names, once it was sent; one that the ledger refuses leaves all the same', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const costType = (code: string, more: object) =>
    api.create('cost-type', {
      code,
      name: { nl: 'Aangetekend' },
      category: 'other',
      chargeTo: 'client',
      vatRate: '21',
      effectiveFrom: '2020-01-01',
      ...more,
    })
  const { id: postage } = await costType('registered', { defaultAmount: { amount: 10_00, currency: 'EUR' } })
  const { id: unknown } = await costType('unknown', {})
  const template = await addTemplate(api, 'post', { registered: true, cost_type_id: postage })
  const other = await addTemplate(api, 'post', { cost_type_id: unknown })
  await composed(
    api,
    composition(file.id, office, { channel: 'post', template }),
    composition(file.id, office, { channel: 'post', template: other, key: 'other' }),
  )
  expect(await api.rows('cost_line')).toEqual([])
  await api.doJob('messages.post', {})
  await api.doJob('messages.post', {})
  expect((await messagesOf(api)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  expect(await api.rows('cost_line')).toMatchObject([
    { file_id: file.id, cost_type_id: postage, amount: 10_00, vat_amount: 2_10, charge_to: 'client', source: 'auto' },
  ])
})

test('a batch of a process that died is finished; one that is there is not printed again', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  await one(api, composition(file.id, office, { channel: 'post' }))
  const batch = 'letters-2026-01-15-9'
  await api.engine.query({ text: `update message set status = 'queued', provider_reference = $1`, values: [batch] })
  await mkdir(join(postDir, batch), { recursive: true })
  const [message] = await messagesOf(api)
  await writeFile(join(postDir, batch, `letter-${String(message?.id)}.pdf`), 'as it was printed')
  await api.doJob('messages.post', {})
  expect(await messagesOf(api)).toMatchObject([{ status: 'sent', provider_reference: batch }])
  const [document] = await api.rows('document')
  expect((await api.app.storage.get(String(document?.sha256))).toString()).toBe('as it was printed')
})

test('batches of a process that died are read one after the other, never all of their letters at once', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const letters = Array.from({ length: 5 }, (_, round) =>
    composition(file.id, office, { channel: 'post', key: `round ${round}`, again: true }),
  )
  await composed(api, ...letters)
  const ids = (await messagesOf(api)).map(({ id }) => Number(id))
  expect(ids).toHaveLength(5)
  const batchOf = (id: number) => `letters-2026-01-15-${id % 2}`
  for (const id of ids) {
    await api.engine.query({
      text: `update message set status = 'queued', provider_reference = $2 where id = $1`,
      values: [id, batchOf(id)],
    })
    await mkdir(join(postDir, batchOf(id)), { recursive: true })
    await writeFile(join(postDir, batchOf(id), `letter-${id}.pdf`), 'as it was printed')
  }
  const query = vi.spyOn(api.app.engine, 'query')
  onTestFinished(() => query.mockRestore())
  await api.doJob('messages.post', {})
  const answers = await Promise.all(query.mock.results.map(({ value }) => value as Promise<Result<object>>))
  const bodies = answers.map(({ rows }) => rows.filter((row) => 'body' in row).length).filter((count) => count > 0)
  expect(bodies.toSorted()).toEqual([2, 3])
  expect((await messagesOf(api)).map(({ status }) => status)).toEqual(ids.map(() => 'sent'))
})

test('a letter with a character that cannot be printed is called off, the others leave', async ({
  api,
  office,
  file,
}) => {
  carry(api)
  const other = await openFor(api, office)
  await composed(
    api,
    composition(file.id, office, { channel: 'post' }),
    composition(other.id, office, { channel: 'post' }),
  )
  const [first] = await messagesOf(api)
  await api.engine.query({ text: `update message set body = '<p>漢</p>' where id = $1`, values: [first?.id] })
  await api.doJob('messages.post', {})
  expect(await messagesOf(api)).toMatchObject([
    { status: 'cancelled', hold: 'unprintable', fail_reason: expect.stringContaining('漢') },
    { status: 'sent' },
  ])
})
