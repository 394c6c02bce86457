/**
 * No file blocks the event loop: the worst ones for each kind of reader are sent to a route that has it
 * (`heldLoopFiles.long.test.ts` sends all of them).
 */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { openCabinet } from './subjects/documents/papers.ts'
import { describedWithFiles, sendWorstFiles, takers } from './worstUploads.ts'

test('every route that takes a file has a reader in the table', async ({ api }) => {
  const found = describedWithFiles(api)
  expect(found.filter((path) => !takers.some(([of]) => of.test(path)))).toEqual([])
  for (const [of] of takers)
    expect(
      found.filter((path) => of.test(path)),
      String(of),
    ).not.toEqual([])
})

test('the worst file of each kind holds nobody up', { timeout: 180_000 }, async ({ api }) => {
  const { customer, file } = await openCabinet(api)
  const worst = { most: 1 }
  await sendWorstFiles(api, { ...worst, reader: 'table', url: '/api/v4/merchant/import' })
  await sendWorstFiles(api, { ...worst, reader: 'rows', url: `/api/v4/import-job?customer=${customer}` })
  await sendWorstFiles(api, { ...worst, reader: 'document', url: `/api/v4/file/${file}/documents` })
})
