// @vitest-environment jsdom
/**
 * Generated pages with the real server: those of the few entities that together have every feature of the schema
 * language, and of those with parts of their own that no other test opens. The others are opened by
 * `screens.long.test.tsx`.
 */
import { expect, test as plain } from 'vitest'
import { test } from '#tests/support/api.ts'
import { openScreens } from './openScreens.tsx'
import { cover, featuresOf, generated, unopened } from './screenFeatures.ts'

plain('every feature of a schema is on a page that is opened', () => {
  const opened = new Set(cover.flatMap((entity) => [...featuresOf(entity)]))
  expect(generated.flatMap((entity) => [...featuresOf(entity)]).filter((feature) => !opened.has(feature))).toEqual([])
  expect(cover.length).toBeLessThanOrEqual(14)
})

test.for(cover.map((entity) => [entity.name, entity] as const))('%s', ([, entity], { api }) =>
  openScreens(api, entity, { isChecked: true }),
)

test.for(unopened.map((entity) => [entity.name, entity] as const))('%s, with parts of its own', ([, entity], { api }) =>
  openScreens(api, entity, { isChecked: false }),
)
