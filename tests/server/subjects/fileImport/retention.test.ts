/** The file of an import goes after its days with the cells of its rows, never what was made of it; bytes that something still has stay. */
import { expect } from 'vitest'
import { zipped } from '#tests/server/import/workbook.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { csv, imported, line, progress, rowsOf, sent, undo, uploader, validate } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  await api.create('close-reason', {
    code: 'rejected_at_intake',
    name: { nl: 'Geweigerd' },
    group: 'internal',
    requiresZeroBalance: true,
  })
  return office
})

const day = 86_400_000
const pdf = '%PDF-1.4\n%%EOF'
const night = async (api: Api, days: number) => {
  api.advance(days * day)
  await api.doJob('fileImport.retention', {})
  // Bytes that nothing has go a day later.
  api.advance(2 * day)
  await api.runDue()
}
const bytesOf = async (api: Api) => {
  const jobs = await api.rows('import_job')
  const all = jobs.flatMap(({ sha256, attachments }) => [
    String(sha256),
    ...(attachments as { sha256: string }[]).map((one) => one.sha256),
  ])
  return Promise.all(all.map(async (sha256) => (await api.app.storage.keptAt(sha256)) !== undefined))
}

test('kept for its days, then gone; what was made of it stays and can be taken back', async ({ api, office }) => {
  const client = api.as(uploader)
  const zip = await zipped({ 'rows.csv': csv(line('F-1', '10')), 'F-1.pdf': pdf, 'other.pdf': `${pdf}2` })
  const { id } = await imported(api, client, zip, office)
  await night(api, 80)
  expect(await bytesOf(api)).toEqual([true, true, true])
  // Sessions end sooner.
  const later = api.as(uploader)
  expect((await later.get(`/api/v4/import-job/${id}/source`)).statusCode).toBe(200)

  await night(api, 10)
  const last = api.as(uploader)
  // The PDF of the claim is a document of its file.
  expect(await bytesOf(api)).toEqual([false, true, false])
  expect(await progress(last, id)).toMatchObject({ status: 'completed', contentGone: true })
  expect(await rowsOf(last, id)).toMatchObject([{ status: 'imported', data: {}, result: { entity: 'file' } }])
  const refused = await last.get(`/api/v4/import-job/${id}/source`)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { error: 'Het bestand van deze import is niet meer bewaard. Stuur het opnieuw.' },
  ])
  expect(await api.rows('claim')).toHaveLength(1)
  expect(await undo(api, last, id)).toMatchObject({ status: 'rolled_back' })
})

test('one that was never imported is refused afterwards; its rows sent again are recognised', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const waiting = await sent(client, csv(line('F-1', '10')), office)
  const done = await imported(api, client, csv(line('F-2', '20')), office)
  await night(api, 91)
  const later = api.as(uploader)
  const refused = await later.post(`/api/v4/import-job/${waiting.id}/validate`, {})
  expect([refused.statusCode, (await progress(later, waiting.id)).status]).toEqual([400, 'uploaded'])
  expect(done).toMatchObject({ status: 'completed' })
  const again = await imported(api, later, csv(line('F-2', '20'), line('F-3', '30')), office)
  expect(again).toMatchObject({ counts: { imported: 1, duplicate: 1 } })
})

test('what stood in cells goes from what was wrong with them, and from corrections, too', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F-1', 'twaalf'), line('F-2', 'dertien', 2)), office)
  await validate(api, client, id)
  const cells = [{ header: 'Bedrag', value: '12' }]
  const corrected = await client.post(`/api/v4/import-job/${id}/correct`, { rows: [{ place: 1, cells }] })
  expect(corrected.statusCode).toBe(200)
  await night(api, 91)
  const later = api.as(uploader)
  const rows = await rowsOf(later, id)
  expect(rows).toMatchObject([
    { errors: [], data: {}, corrections: [{ header: 'Bedrag', was: null, value: null }] },
    { errors: [{ column: 'Bedrag', value: null, rule: 'cell.money', text: '“…” is geen bedrag.' }], data: {} },
  ])
  const kept = JSON.stringify([await api.rows('import_row'), (await api.as('admin').get('/api/v4/import-row')).json()])
  for (const word of ['twaalf', 'dertien']) expect(kept).not.toContain(word)
  expect(kept).toContain('cell.money')
})

test('bytes stay while an import has them, though the document with the same content is deleted', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const zip = await zipped({ 'rows.csv': csv(line('F-1', '10')), 'F-1.pdf': pdf })
  await imported(api, client, zip, office)
  const [document] = await api.rows('document')
  expect((await client.delete(`/api/v4/document/${String(document?.id)}`)).statusCode).toBe(204)
  expect(await api.rows('document')).toEqual([])
  api.advance(3 * day)
  await api.runDue()
  expect(await bytesOf(api)).toEqual([true, true])
})

test('a file whose bytes are not there is told as gone, in the log too, and its check ends with the reason', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F-1', '10')), office)
  const [job] = await api.rows('import_job')
  await api.app.storage.remove(String(job?.sha256))
  const answer = await client.get(`/api/v4/import-job/${id}/source`)
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    404,
    expect.stringContaining('is er niet meer'),
  ])
  expect(api.log.map(({ msg }) => msg)).toContain('the content of an import is missing')
  expect(await validate(api, client, id)).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('is er niet meer'),
  })
})
