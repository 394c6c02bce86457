/** A job that ends in the middle goes on where it was: each row is checked and written once. */
import { expect, onTestFinished, vi } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { csv, line, progress, sent, uploader } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const rows = 650

test(
  'an attempt that fails after some chunks is followed by one that does the rest',
  { timeout: 120_000 },
  async ({ api, office }) => {
    const client = api.as(uploader)
    await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
    const { id } = await sent(
      client,
      csv(...Array.from({ length: rows }, (_, n) => line(`F${n}`, '10', n + 1))),
      office,
    )
    await client.post(`/api/v4/import-job/${id}/validate`, {})
    const { take, createAll } = api.app.records
    onTestFinished(() => void vi.restoreAllMocks())
    const taking = vi
      .spyOn(api.app.records, 'take')
      .mockImplementationOnce(() => Promise.reject(new Error('The server was killed.')))
    await api.runDue()
    expect(await progress(client, id)).toMatchObject({ status: 'validating' })
    taking.mockImplementation(take)
    api.advance(60_000)
    await api.runDue()
    expect(await progress(client, id)).toMatchObject({ status: 'validated', counts: { total: rows, ok: rows } })
    expect(await api.rows('import_row')).toHaveLength(rows)

    await client.post(`/api/v4/import-job/${id}/run`, {})
    let calls = 0
    vi.spyOn(api.app.records, 'createAll').mockImplementation(((...given: Parameters<typeof createAll>) => {
      calls += 1
      return calls === 8 ? Promise.reject(new Error('The server was killed.')) : createAll(...given)
    }) as typeof createAll)
    await api.runDue()
    const half = await progress(client, id)
    expect(half.status).toBe('running')
    expect(half.counts.imported).toBeGreaterThan(0)
    expect(half.counts.imported).toBeLessThan(rows)
    api.advance(60_000)
    await api.runDue()
    expect(await progress(client, id)).toMatchObject({ status: 'completed', counts: { imported: rows } })
    const numbers = (await api.rows('claim')).map(({ number }) => number)
    expect([numbers.length, new Set(numbers).size]).toEqual([rows, rows])
    expect(await api.rows('collection_file')).toHaveLength(rows)
    expect(await api.rows('debtor')).toHaveLength(rows)
  },
)
