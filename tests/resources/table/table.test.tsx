/** The table of lists: sorting by one column at a time, and selecting rows. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListContextProvider, useList } from 'react-admin'
import { expect, test } from 'vitest'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { AdminTable } from '#resources/table/AdminTable.tsx'
import { Column } from '#resources/table/Column.tsx'
import { SelectAll } from '#resources/table/SelectAll.tsx'
import { unsorted } from '#resources/table/sort.ts'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

const rows = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, name: `n${index + 1}`, url: `u${6 - index}` }))
const Name = () => <TextValue source="name" />
const Url = () => <TextValue source="url" />
const nowhere = () => undefined

const Table = ({ data = rows, perPage = 5 }) => {
  const list = useList({ data, perPage, sort: unsorted })
  return (
    <ListContextProvider value={list}>
      <ColumnsContext value={{ hidden: [], may: () => true }}>
        <AdminTable label="Rows" rowPath={nowhere} selectable>
          <Column source="name" field={Name} sortable />
          <Column source="url" field={Url} sortable />
        </AdminTable>
      </ColumnsContext>
      <output>{list.selectedIds.join()}</output>
      <button onClick={() => list.setPage(2)}>next</button>
    </ListContextProvider>
  )
}
const show = () => renderIn({ resource: 'merchant' }, <Table />)
const head = (index: number) => screen.getAllByRole('columnheader')[index] as HTMLElement
const sorts = () => [head(1), head(2)].map((cell) => cell.getAttribute('aria-sort'))
const box = (index: number) => screen.getAllByRole<HTMLInputElement>('checkbox')[index] as HTMLInputElement
const selected = () => screen.getByRole('status').textContent

test('§9.4 a column sorts none, ascending, descending, none; another column resets it', async () => {
  show()
  const sort = (index: number) => userEvent.click(head(index).querySelector('[role=button], button') as HTMLElement)
  expect(sorts()).toEqual(['none', 'none'])
  await sort(1)
  expect(sorts()).toEqual(['ascending', 'none'])
  await sort(1)
  expect(sorts()).toEqual(['descending', 'none'])
  await sort(2)
  expect(sorts()).toEqual(['none', 'ascending'])
  await sort(2)
  await sort(2)
  expect(sorts()).toEqual(['none', 'none'])
})

test('§9.4 the box above the rows selects all of the page or none, and shows a partial state', async () => {
  show()
  await userEvent.click(box(2))
  expect(selected()).toBe('2')
  expect([box(0).checked, box(0).dataset.indeterminate]).toEqual([false, 'true'])
  // The browser's own state says so; an attribute beside it is an error (axe aria-conditional-attr).
  expect([box(0).indeterminate, box(0).getAttribute('aria-checked')]).toEqual([true, null])
  await userEvent.click(box(0))
  expect(selected()).toBe('1,2,3,4,5')
  expect([box(0).checked, box(0).dataset.indeterminate]).toEqual([true, 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  expect([box(0).checked, box(0).dataset.indeterminate]).toEqual([false, 'false'])
  await userEvent.click(box(0))
  expect(selected()).toBe('1,2,3,4,5,6')
  await userEvent.click(box(0))
  expect(selected()).toBe('1,2,3,4,5')
})

test('of a list that fetches as it scrolls, those in view are never shown as all of it', async () => {
  const Head = () => {
    const list = useList({ data: rows })
    return (
      <ListContextProvider value={list}>
        <table>
          <thead>
            <tr>
              <SelectAll rows={rows.slice(0, 3)} total={6} />
            </tr>
          </thead>
        </table>
        <output>{list.selectedIds.join()}</output>
        <button onClick={() => list.onSelect(rows.map(({ id }) => id))}>all</button>
      </ListContextProvider>
    )
  }
  renderIn({ resource: 'merchant' }, <Head />)
  await userEvent.click(box(0))
  expect(selected()).toBe('1,2,3')
  expect([box(0).checked, box(0).dataset.indeterminate]).toEqual([false, 'true'])
  await userEvent.click(screen.getByRole('button', { name: 'all' }))
  expect([box(0).checked, box(0).dataset.indeterminate]).toEqual([true, 'false'])
  await userEvent.click(box(0))
  expect(selected()).toBe('')
})

test('§9.4 Shift selects, and unselects, all rows from the one before', async () => {
  show()
  await userEvent.click(box(2))
  fireEvent.click(box(4), { shiftKey: true })
  expect(selected()).toBe('2,3,4')
  fireEvent.click(box(3), { shiftKey: true })
  expect(selected()).toBe('2')
})

test('§9.4 rows are selected by keyboard: Space, and Shift with Space', () => {
  show()
  const row = (index: number) => document.querySelector(`[data-index="${index}"]`) as HTMLElement
  fireEvent.keyDown(row(1), { key: ' ' })
  fireEvent.keyDown(row(3), { key: ' ', shiftKey: true })
  expect(selected()).toBe('2,3,4')
  expect(row(2).getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(row(2), { key: ' ' })
  expect(selected()).toBe('2,4')
})

test('all rows of a page are printed, however many', () => {
  const data = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, name: `n${index + 1}`, url: 'u' }))
  renderIn({ resource: 'merchant' }, <Table data={data} perPage={1000} />)
  const drawn = () => document.querySelectorAll('[data-index]').length
  expect(drawn()).toBeLessThan(100)
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(1000)
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(100)
})
