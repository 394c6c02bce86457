/** No file blocks the event loop: all the worst ones, and every route that takes one. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { openCabinet } from './subjects/documents/papers.ts'
import { describedWithFiles, routesWithFiles, sendWorstFiles } from './worstUploads.ts'

test('no route takes a file without saying so', { timeout: 300_000 }, async ({ api }) => {
  const described = describedWithFiles(api)
  expect((await routesWithFiles(api)).filter((path) => !described.includes(path))).toEqual([])
})

test('the worst files of each kind hold nobody up', { timeout: 900_000 }, async ({ api }) => {
  const { customer, file } = await openCabinet(api)
  const sent = [
    await sendWorstFiles(api, { reader: 'table', url: '/api/v4/merchant/import' }),
    await sendWorstFiles(api, { reader: 'rows', url: `/api/v4/import-job?customer=${customer}` }),
    await sendWorstFiles(api, { reader: 'document', url: `/api/v4/file/${file}/documents` }),
  ]
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(35)
})
