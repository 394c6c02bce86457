import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { withKey } from '#tests/support/withKey.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

test('the filter form of the specification: fields in order, own names sent, empty ones dropped, reset and clear', async ({
  api,
}) => {
  const { call } = await withKey(api)
  await call('GET', '/api/v4/customer', { remoteAddress: '203.0.113.5' })
  await call('GET', '/api/v4/webhook', { remoteAddress: '203.0.113.6' })
  await api.app.apiLog.flush()
  const asked: string[][] = []
  const listen = http.get('*/api/v4/api-log', ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push([...searchParams].flatMap(([name, value]) => (name.startsWith('_filter') ? [`${name}=${value}`] : [])))
  })
  await renderPage(api, { path: '/api-log', answers: [listen] })
  const form = await screen.findByRole('search', { name: 'Search the API log' })
  const field = (label: string) => within(form).getByLabelText(label)
  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  const labels = ['Id', 'IP address', 'Date from', 'Date until', 'Request', 'Type', 'Response']
  const places = labels.map((label) => field(label))
  expect(places.every((one, n) => n === 0 || !!((places[n - 1]?.compareDocumentPosition(one) ?? 0) & 4))).toBe(true)
  await screen.findByText('/api/v4/webhook')
  const user = userEvent.setup()
  fill('IP address', ' 113.5 ')
  fill('Date from', '1-1-2020')
  fill('Request', 'customer')
  await gone(
    () => screen.queryByText('/api/v4/webhook'),
    () => user.click(within(form).getByRole('button', { name: 'Search' })),
  )
  expect(asked.at(-1)?.toSorted()).toEqual([
    '_filter[dateFrom]=2020-01-01',
    '_filter[ip]=113.5',
    '_filter[request]=customer',
  ])
  await user.click(within(form).getByRole('button', { name: 'Clear IP address' }))
  await waitFor(() =>
    expect(asked.at(-1)?.toSorted()).toEqual(['_filter[dateFrom]=2020-01-01', '_filter[request]=customer']),
  )
  await user.click(within(form).getByRole('button', { name: 'Reset' }))
  await screen.findByText('/api/v4/webhook')
  expect(asked.at(-1)).toEqual([])
  expect(
    labels
      .filter((label) => label !== 'Type')
      .map((label) => (field(label) as HTMLInputElement).value)
      .join(''),
  ).toBe('')
})

test('a row opens its call beside the list, masked', async ({ api }) => {
  const { call, key } = await withKey(api)
  await call('GET', '/api/v4/customer')
  await api.app.apiLog.flush()
  const page = await renderPage(api, { path: '/api-log' })
  await userEvent.click(await screen.findByText('/api/v4/customer'))
  const drawer = await screen.findByRole('dialog', { name: 'GET /api/v4/customer' })
  const request = await within(drawer).findByRole('region', { name: 'Request' })
  expect(request.textContent).toContain('authorization: Bearer ***')
  expect(document.body.textContent).not.toContain(key)
  const logged = (await api.rows('api_log')).find(({ path }) => path === '/api/v4/customer')
  expect(page.address()).toMatch(new RegExp(`^/api-log.*#call-${String(logged?.id)}$`))
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(drawer).getByRole('button', { name: 'Close' })),
  )
  expect(page.path()).toBe('/api-log')
})
