/** A list of texts does not increase the height of a table row. */
import { render } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { PartContext } from '#resources/contexts/TableContext.ts'

const shown = (values: readonly string[], part?: 'cell') =>
  render(
    <ResourceContextProvider value="user">
      <RecordContextProvider value={{ id: 1, roles: values }}>
        <PartContext value={part}>
          <ListValue source="roles" />
        </PartContext>
      </RecordContextProvider>
    </ResourceContextProvider>,
  ).container

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('.MuiChip-label')].map((one) => one.textContent)

test('labels on a page, one line in a row', () => {
  const values = ['a', 'b', 'c', 'd']
  expect(labels(shown(values))).toEqual(values)
  const row = shown(values, 'cell')
  expect(labels(row)).toEqual([])
  expect(row.textContent).toBe('a, b, c, d')
  expect(row.querySelector('span')?.title).toBe('a, b, c, d')
})

test('nothing where there is none', () => {
  expect(shown([], 'cell').textContent).toBe('')
})
