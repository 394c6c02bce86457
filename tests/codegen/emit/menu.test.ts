import { expect, test } from 'vitest'
import { emitMenu } from '#codegen/emit/menu.ts'
import type { MenuGroup } from '#schemas/menu.ts'
import { everyKind, modelOf, textOf, type Schemas } from '#tests/codegen/fixture.ts'

async function menuOf(schemas: Schemas): Promise<MenuGroup[]> {
  const text = textOf(await emitMenu(modelOf(schemas)), 'schemas/generated/menu.ts')
  return new Function(`return ${text.replace(/^[\s\S]*?= /, '')}`)() as MenuGroup[]
}

const entity = (plural: string, menu?: object) => ({
  properties: { name: { type: 'string' } },
  'x-entity': { plural },
  'x-access': { read: '*' },
  'x-ui': menu ? { menu } : {},
})

test('an entry has its icon, the path of its list and the right to read', async () => {
  expect(await menuOf(everyKind)).toEqual([
    {
      name: 'archive',
      entries: [{ name: 'sample-thing', icon: 'Inventory', path: '/sample-things', acl: 'ROLE_SETTINGS' }],
    },
    { name: 'settings', entries: [{ name: 'country', icon: 'Public', path: '/countries', acl: '*' }] },
  ])
})

test('positions come first, then names; an entity without menu has no entry', async () => {
  const menu = await menuOf({
    b: entity('bs', { group: 'one', icon: 'B' }),
    a: entity('as', { group: 'one', icon: 'A' }),
    c: entity('cs', { group: 'two', icon: 'C', position: 1 }),
    d: entity('ds', { group: 'one', icon: 'D', position: 2 }),
    e: entity('es'),
  })
  expect(menu.map(({ name, entries }) => [name, entries.map((entry) => entry.name)])).toEqual([
    ['two', ['c']],
    ['one', ['d', 'a', 'b']],
  ])
})
