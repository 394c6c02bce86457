/** Every route that takes a file has a kind of reader, to which `heldLoopFiles.long.test.ts` sends the worst files. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { describedWithFiles, takers } from './worstUploads.ts'

test('every route that takes a file has a reader in the table', async ({ api }) => {
  const found = describedWithFiles(api)
  expect(found.filter((path) => !takers.some(([of]) => of.test(path)))).toEqual([])
  for (const [of] of takers)
    expect(
      found.filter((path) => of.test(path)),
      String(of),
    ).not.toEqual([])
})
