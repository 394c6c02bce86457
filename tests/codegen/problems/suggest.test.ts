import { expect, test } from 'vitest'
import { suggest } from '#codegen/problems/suggest.ts'

test.each([
  { name: 'webshopname', candidates: ['name', 'webshopName'], out: 'webshopName' },
  { name: 'clinet', candidates: ['client', 'clinic'], out: 'client' },
  { name: 'nam', candidates: ['name', 'number'], out: 'name' },
  { name: 'fax', candidates: ['name', 'number'], out: undefined },
  { name: 'x', candidates: [], out: undefined },
])('$name is nearest to $out', ({ name, candidates, out }) => {
  expect(suggest(name, candidates)).toBe(out)
})
