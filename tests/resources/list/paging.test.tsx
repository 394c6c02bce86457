// @vitest-environment jsdom
/** Pages of a list in the address, with the real server. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { queryOfCall } from '#resources/list/CallQuery.tsx'
import { allowedPageSize, correctedSearch } from '#resources/list/paging.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

async function addCustomers(api: Api, count: number): Promise<void> {
  const text = `insert into customer (number, company)
    select 'C-' || n, 'Client ' || lpad(n::text, 4, '0') from generate_series(1, $1::int) n`
  await api.engine.query({ text, values: [count] })
}
/** Not by role: jsdom computes the role of every cell, which is slow. */
const shown = () => document.querySelectorAll('tr[data-index]').length
/** The pager is loaded after the rows, which on a busy machine is well after them. */
const sizes = () =>
  waitFor(() => {
    const found = document.querySelector('.MuiTablePagination-root [role=combobox]')
    if (!found) throw new Error('There is no choice of page sizes yet.')
    return found
  })
const pageButtons = () =>
  [...document.querySelectorAll('nav[aria-label] li')].map((item) => item.textContent).filter((text) => text !== '')

test('§9.4 a page has 50 rows unless the address says otherwise', async ({ api }) => {
  await addCustomers(api, 120)
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Client 0001')
  await waitFor(() => expect(shown()).toBe(50))
  fireEvent.mouseDown(await sizes())
  const offered = () => [...document.querySelectorAll('[role=option]')]
  await waitFor(() =>
    expect(offered().map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500', '1000']),
  )
  fireEvent.click(offered()[1] as Element)
  await waitFor(() => expect(shown()).toBe(100))
})

test('§9.4 page and per-page stand in the address', async ({ api }) => {
  await addCustomers(api, 120)
  await renderPage(api, { path: '/customer/search?page=2&per-page=100' })
  await screen.findByText('Client 0101')
  await waitFor(() => expect(shown()).toBe(20))
})

test('§9.4 a page beyond the end is the last one', async ({ api }) => {
  await addCustomers(api, 120)
  await renderPage(api, { path: '/customer/search?page=99' })
  await screen.findByText('Client 0101')
  await waitFor(() =>
    expect(document.querySelector('[aria-current=page].MuiPaginationItem-root')?.textContent).toBe('3'),
  )
  await waitFor(() => expect(shown()).toBe(20))
})

test.each([
  { asked: '7', allowed: 50 },
  { asked: '249', allowed: 100 },
  { asked: '1000', allowed: 1000 },
  { asked: '99999999', allowed: 1000 },
  { asked: '-5', allowed: 50 },
  { asked: 'many', allowed: 50 },
])('§9.4 per-page=$asked is $allowed', ({ asked, allowed }) => {
  expect(allowedPageSize(Number(asked))).toBe(allowed)
  const corrected = correctedSearch(`?page=2&perPage=${asked}&sort=name`)
  expect(corrected).toBe(String(allowed) === asked ? undefined : `?page=2&perPage=${allowed}&sort=name`)
})

test('§9.4 the server is never asked for a page size that is not on offer', async ({ api }) => {
  await addCustomers(api, 60)
  const asked = vi.spyOn(api.app, 'inject')
  onTestFinished(() => asked.mockRestore())
  await renderPage(api, { path: '/customer/search?per-page=99999' })
  await screen.findByText('Client 0060')
  const limits = asked.mock.calls.flatMap((sent) => /customer\?.*_limit=(\d+)/.exec(JSON.stringify(sent))?.[1] ?? [])
  expect(new Set(limits)).toEqual(new Set(['1000']))
})

test.for([
  { pages: 6, buttons: ['1', '2', '3', '4', '5', '6'] },
  { pages: 7, buttons: ['1', '2', '3', '…', '7'] },
  { pages: 9, buttons: ['1', '2', '3', '4', '5', '…', '9'] },
])('§9.4 $pages pages: $buttons', async ({ pages, buttons }, { api }) => {
  await addCustomers(api, pages * 50)
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Client 0001')
  await waitFor(() => expect(pageButtons()).toEqual(buttons))
})

test('§8.11 an empty list says "List is empty."', async ({ api }) => {
  await renderPage(api, { path: '/customer/search' })
  expect((await screen.findByText('List is empty.')).textContent).toBe('List is empty.')
})

test('what the server still counts is "more than", until it knows', async ({ api }) => {
  await addCustomers(api, 60)
  const real = globalThis.fetch
  let isCounting = true
  const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await real(...asked)
    const request = asked[0] instanceof Request ? asked[0].url : String(asked[0])
    if (!isCounting || !request.includes('/api/v4/customer?')) return answer
    return Response.json({ ...((await answer.json()) as object), total: 10_001, more: true })
  })
  onTestFinished(() => answers.mockRestore())
  await renderPage(api, { path: '/customer/search' })
  expect(await screen.findByText('1–50 of more than 10,000')).toBeTruthy()
  isCounting = false
  expect(await screen.findByText('1–50 of 60')).toBeTruthy()
})

test.each([
  ['?_filter[name][contains]=bak', { filter: '{"name":{"contains":"bak"}}' }],
  [
    '?_filter%5Bany%5D%5B0%5D%5Bname%5D=A&_filter[any][1][client]=7&per-page=50',
    { 'per-page': '50', filter: '{"any":[{"name":"A"},{"client":"7"}]}' },
  ],
  ['?_filter[client][in][]=7&_order[name]=desc', { sort: 'name', order: 'DESC', filter: '{"client":{"in":["7"]}}' }],
  ['?_filter[0]=x', { filter: '{"0":"x"}' }],
  ['?_filter[=x', { filter: '{"":"x"}' }],
  ['?_filter[__proto__][x]=1', { filter: '{"__proto__":{"x":"1"}}' }],
])('%s of a call is that of the list', (search, expected) => {
  const query = new URLSearchParams(queryOfCall(search) ?? '')
  expect(Object.fromEntries(query)).toEqual(expected)
  expect(queryOfCall(`?${query}`)).toBeUndefined()
})

test('a list whose address has the filter of a call shows what the call gives', async ({ api }) => {
  await addCustomers(api, 60)
  await renderPage(api, {
    path: '/customer/search?_filter[any][0][company][contains]=0007&_filter[any][1][number]=C-9',
  })
  await screen.findByText('Client 0007')
  await waitFor(() => expect(shown()).toBe(2))
})
