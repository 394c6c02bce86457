// @vitest-environment jsdom
/** The page of a singleton: in the place of a list, with no id in its address. */
import { screen } from '@testing-library/react'
import { ResourceDefinitionContextProvider, TextField } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#providers/session.ts'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { entityOf, modelOf } from '#tests/codegen/fixture.ts'
import { fakeFetch } from '#tests/providers/fakeFetch.ts'
import { renderIn } from '#tests/resources/inForm.tsx'
import { never } from '#tests/support/waits.ts'

const schema = {
  title: 'House',
  properties: { name: { type: 'string' } },
  'x-entity': { kind: 'singleton', version: true, audit: true },
  'x-access': 'ROLE_SETTINGS',
}
const house = entityOf(modelOf({ house: schema }), 'house').facts
const record = { id: 1, _version: 3, name: 'Ours' }
const getOne = vi.fn(async () => ({ data: record }))
const setting = { resource: 'house', dataProvider: { getOne } as never }
const definitions = {
  house: { name: 'house', hasList: true, hasEdit: true, options: { single: true, access: house.access } },
}
/** The key of its name, because the product has no text for it. */
const title = 'resources.house.name'

beforeEach(() => {
  vi.clearAllMocks()
  setUser({ id: 1, username: 'a', name: 'A', acl: ['ROLE_SETTINGS'] })
})
// The files of a worker share what is global.
afterEach(() => {
  setUser(null)
})

test('it is read without an id in the address, is called as its entity, and nothing is asked of what points at it', async () => {
  const calls = fakeFetch(() => ({ body: { items: [] } }))
  renderIn(
    setting,
    <ResourceDefinitionContextProvider definitions={definitions}>
      <EntityShow entity={house}>
        <TextField source="name" />
      </EntityShow>
    </ResourceDefinitionContextProvider>,
  )
  expect(await screen.findByText('Ours')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(getOne).toHaveBeenCalledWith('house', expect.objectContaining({ id: '1' }))
  expect(await screen.findByRole('link', { name: 'Bewerken' })).toBeTruthy()
  await never(() => screen.queryByRole('button', { name: /Verwijderen|Kopiëren|Meer/ }))
  expect(await screen.findByRole('button', { name: 'Geschiedenis' })).toBeTruthy()
  expect(calls.filter(({ url }) => url.includes('usage'))).toEqual([])
})
