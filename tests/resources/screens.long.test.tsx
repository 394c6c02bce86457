// @vitest-environment jsdom
/** The generated pages of every entity with the real server, but for those that `screens.test.tsx` opens and checks. */
import { test } from '#tests/support/api.ts'
import { openScreens } from './openScreens.tsx'
import { cover, generated, unopened } from './screenFeatures.ts'

const others = generated.filter((entity) => !cover.includes(entity) && !unopened.includes(entity))

test.for(others.map((entity) => [entity.name, entity] as const))('%s', ([, entity], { api }) =>
  openScreens(api, entity, { isChecked: false }),
)
