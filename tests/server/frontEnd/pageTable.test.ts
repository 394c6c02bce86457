import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortTable } from '#server/frontEnd/pageTable.ts'
import { pages } from '#schemas/pages.ts'

test('the build has every page, without what no browser reads', () => {
  const short = JSON.parse(shortTable(readFileSync('schemas/pages.json', 'utf8'))) as Record<string, unknown>[]
  expect(short).toEqual(pages.map(({ area: _area, chosen: _chosen, ...page }) => page))
})
