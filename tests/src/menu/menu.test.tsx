import { expect, test } from 'vitest'
import { setPageRoutes } from '#providers/router/pagePaths.ts'
import { routes } from '#resources/generated/routes.ts'
import { firstPage, pagesOf, readItem } from '#src/menu/menu.ts'
import { addressOf } from '#src/menu/menuLink.ts'

setPageRoutes(routes)

const item = (name: string, link: unknown, rest: object = {}) => ({
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

test.each([
  { link: '/settings/merchant', leads: { path: '/settings/merchant' } },
  { link: '/settings/merchant?add#top', leads: { path: '/settings/merchant?add#top' } },
  { link: '#/settings/merchant', leads: { path: '/settings/merchant' } },
  { link: `${window.location.origin}/employee`, leads: { path: '/employee' } },
  { link: '/customer/3f2b-8c1e', leads: { path: '/customer/3f2b-8c1e' } },
  { link: { path: '/employee' }, leads: { path: '/employee' } },
  { link: 'https://example.test/help?a=1', leads: { href: 'https://example.test/help?a=1' } },
  { link: { url: 'https://example.test/' }, leads: { href: 'https://example.test/' } },
])('a link $link leads to $leads', ({ link, leads }) => {
  const [found] = readItem(item('A', link))
  expect(found).toEqual({ name: 'A', icon: 'X', opened: false, children: [], ...leads })
})

test.each([
  '',
  '#',
  '#top',
  'javascript:alert(1)',
  'data:text/html,x',
  '/dashboard',
  '/bailiff/processing',
  '/logout',
  `${window.location.origin}/api/doc`,
  null,
  undefined,
  12,
  {},
  { name: 'nobody-knows' },
])('a link %j leads nowhere here', (link) => {
  expect(readItem(item('A', link))).toEqual([])
})

test('a route object means the page of that name, with its parameters filled in', () => {
  const step = { path: '/workflow/{workflow}/step/{id}/edit', area: 'workflow', acl: '*', name: 'workflow.step.edit' }
  expect(addressOf({ name: step.name, params: { workflow: 3, id: 'a/b' } }, [step])).toBe('/workflow/3/step/a%2Fb/edit')
  expect(addressOf({ name: step.name, params: { workflow: 3 } }, [step])).toBeUndefined()
  expect(addressOf({ name: 'file-agenda' })).toBe('/file-agenda/new')
})

test('a group keeps its pages in order', () => {
  const group = readItem(item('Group', '', { children: [item('A', '/employee'), item('B', '/settings/merchant')] }))
  expect(pagesOf(group)).toEqual(['/employee', '/settings/merchant'])
  expect(firstPage(group)).toBe('/employee')
})

test('one starts at files, else at customers, else at settings, else at what comes first', () => {
  const items = ['/news', '/settings', '/customer/search', '/file/search'].map((path) => ({
    name: path,
    path,
    opened: false,
    children: [],
  }))
  const starts = [4, 3, 2, 1].map((count) => firstPage(items.slice(0, count)))
  expect(starts).toEqual(['/file/search', '/customer/search', '/settings', '/news'])
  expect(firstPage([])).toBeUndefined()
})
