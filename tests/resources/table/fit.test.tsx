/** Columns shrink with the window, but never so far that a chip is cut. */
import { fireEvent, screen } from '@testing-library/react'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { ListContextProvider, useList, useRecordContext } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { AdminTable } from '#resources/table/AdminTable.tsx'
import { Column } from '#resources/table/Column.tsx'
import { unsorted } from '#resources/table/sort.ts'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

const data = [{ id: 1, name: 'n1', kind: 'a long word' }]
const Name = () => <TextValue source="name" />
const Kind = () => <Chip label={String(useRecordContext()?.kind)} />
const Moment = () => <time>{String(useRecordContext()?.kind)}</time>
const Late = () => (
  <div>
    <span data-whole>{String(useRecordContext()?.kind)}</span>
  </div>
)
const nowhere = () => undefined

const Table = ({ kind, flag }: { kind: () => ReactNode; flag?: boolean }) => (
  <ListContextProvider value={useList({ data, perPage: 5, sort: unsorted })}>
    <ColumnsContext value={{ hidden: [], may: () => true }}>
      <AdminTable label="Rows" rowPath={nowhere}>
        <Column source="name" field={Name} width={400} />
        <Column source="kind" field={kind} width={200} flag={flag} />
      </AdminTable>
    </ColumnsContext>
  </ListContextProvider>
)

/** @param sizes Pixels by part of the class name, as a browser would measure. */
function measured(property: 'offsetWidth' | 'clientWidth' | 'scrollWidth', sizes: Readonly<Record<string, number>>) {
  const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, property)
  Object.defineProperty(HTMLElement.prototype, property, {
    configurable: true,
    get(this: HTMLElement) {
      return Object.entries(sizes).find(([name]) => this.matches(name))?.[1] ?? 0
    },
  })
  onTestFinished(() => {
    if (before) Object.defineProperty(HTMLElement.prototype, property, before)
    else Reflect.deleteProperty(HTMLElement.prototype, property)
  })
}

const show = (room: number, kind: () => ReactNode) => {
  measured('offsetWidth', { '.MuiChip-root': 100, time: 150, '[data-whole]': 150 })
  measured('clientWidth', { 'div:has(> table)': room, '.MuiChip-label': 84 })
  measured('scrollWidth', { '.MuiChip-label': 134 })
  renderIn({ resource: 'merchant' }, <Table kind={kind} />)
  const style = document.querySelector<HTMLElement>('div:has(> table)')?.style
  return { whole: style?.getPropertyValue('--whole-kind'), fit: style?.getPropertyValue('--fit') }
}

test.each([
  { room: 1400, fit: '2.5', why: 'no name needs more than so much, and all share what is left' },
  { room: 776, fit: '1.5', why: 'what is left goes to the name, since a chip has what it needs' },
  { room: 576, fit: '1', why: 'all have what they want' },
  { room: 456, fit: '0.7', why: 'the name gives, and the chip does not' },
  { room: 384, fit: '0.52', why: 'some more is given where all fit then' },
  { room: 300, fit: '0.65', why: 'they do not fit, and one scrolls' },
])('in $room pixels the columns are multiplied with $fit: $why', ({ room, fit }) => {
  expect(show(room, Kind)).toEqual({ whole: '176px', fit })
})

test.each([
  ['a moment', Moment],
  ['a part of a cell that says so', Late],
])('%s is not cut either', (_what, kind) => {
  expect(show(456, kind)).toEqual({ whole: '176px', fit: '0.7' })
})

test('a column of chips is as wide as its widest chip, whatever it wants', () => {
  show(776, Kind)
  const [, kind] = document.querySelectorAll<HTMLElement>('th[data-source]')
  expect(kind?.style.width).toMatch(/^max\(\d+px, var\(--whole-kind, calc\(200px \* var\(--fit, 1\)\)\)\)$/)
})

test('yes or no stands in the middle of its column, as its name does', () => {
  renderIn({ resource: 'merchant' }, <Table kind={Kind} flag />)
  const classes = [...document.querySelectorAll('[data-source=kind], [data-column=kind]')].map((cell) => cell.className)
  expect(classes).toEqual(['flag', 'flag'])
})

test('a cell that is cut says all of it when it is pointed at', () => {
  measured('scrollWidth', { 'td[data-column=name]': 90, 'td[data-column=kind]': 70 })
  measured('clientWidth', { td: 80 })
  renderIn({ resource: 'merchant' }, <Table kind={Kind} />)
  fireEvent.mouseOver(screen.getByText('n1'))
  fireEvent.mouseOver(screen.getByText('a long word'))
  expect(screen.getByText('n1').closest('td')?.title).toBe('n1')
  expect(screen.getByText('a long word').closest('td')?.title).toBe('')
})
