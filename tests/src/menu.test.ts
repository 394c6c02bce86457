import { expect, test } from 'vitest'
import { firstPage, pagesOf, readItem } from '#src/layout/menu.ts'

const item = (name: string, link: string, rest: object = {}) => ({
  name,
  icon: 'X',
  link,
  children: [],
  granted: true,
  opened: false,
  ...rest,
})

test('an item is shown unless it says that it is not granted', () => {
  expect(readItem(item('Merchants', '/settings/merchant', { granted: undefined }))).toHaveLength(1)
  expect(readItem(item('Merchants', '/settings/merchant', { granted: false }))).toEqual([])
})

test('what has no page here is left out, and so is a group that holds nothing else', () => {
  expect(readItem(item('Agenda', '/nowhere/to/go'))).toEqual([])
  expect(readItem(item('Group', '', { children: [item('Agenda', '/nowhere/to/go')] }))).toEqual([])
})

test('a group keeps its pages in order', () => {
  const group = readItem(item('Group', '', { children: [item('A', '/employee'), item('B', '/settings/merchant')] }))
  expect(pagesOf(group)).toEqual(['/employee', '/settings/merchant'])
  expect(firstPage(group)).toBe('/employee')
})

test('file search is where one starts, when there is one', () => {
  const items = [
    { name: 'A', path: '/employee', opened: false, children: [] },
    { name: 'B', path: '/file/search', opened: false, children: [] },
  ]
  expect(firstPage(items)).toBe('/file/search')
  expect(firstPage([])).toBeUndefined()
})
