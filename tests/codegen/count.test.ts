import { expect, test } from 'vitest'
import { counts } from '#codegen/counts.ts'
import { entities } from '#schemas/generated/entities.ts'

test('npm run count tells of each entity with something by hand, and sums them up', () => {
  const text = counts('.')
  expect(text).toContain(`| entities, one schema each | ${entities.length} |`)
  const rows = [...text.matchAll(/^\| ([\w-]+) \| \d+ \| [a-z, ]*\| \d+ \| (\d+) \|$/gm)]
  expect(rows.map(([, plural]) => plural)).toContain('files')
  const sum = rows.reduce((total, [, , lines]) => total + Number(lines), 0)
  expect(sum).toBeGreaterThan(10_000)
  expect(text).toContain(`| lines by hand for entities, in all | ${sum} |`)
})
