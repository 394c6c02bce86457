/** Bulk runs on screen beside the list that they came from: their own list, and the header while one goes on. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, quiet } from '#tests/support/waits.ts'

/** A run over 120 customers, which has not begun. */
async function prepare(api: Api, more: object = {}): Promise<number> {
  await api.engine.query({
    text: `insert into customer (number, company) select 'N-' || n, 'Bakkerij ' || n from generate_series(1, 120) as n`,
  })
  const body = { action: 'update', values: { tradeName: 'Samen' }, query: {}, ...more }
  const answer = await api.as('admin').post('/api/v4/customer/bulk', body)
  expect(answer.statusCode).toBe(201)
  return answer.json().id
}

test('the menu leads to the runs, each in words, and a run to its records', async ({ api }) => {
  const id = await prepare(api)
  const page = await renderPage(api, { path: '/bulk-runs' })
  const row = within((await screen.findByText('Customers')).closest('tr') as HTMLElement)
  expect(row.getByText('Edit')).toBeTruthy()
  expect(row.getByText('Preview')).toBeTruthy()
  await userEvent.click(row.getByText('Customers'))
  expect(await screen.findByRole('heading', { name: 'Edit: 120 Customers' })).toBeTruthy()
  expect(page.path()).toBe(`/bulk-runs/${id}`)
  expect(await screen.findByText('Bakkerij 1')).toBeTruthy()
})

test('the receipt leads to the list with the filters by which the records were chosen', async ({ api }) => {
  const list = { company: { contains: 'bakkerij 11' } }
  const id = await prepare(api, { list })
  const page = await renderPage(api, { path: `/bulk-runs/${id}` })
  await userEvent.click(await screen.findByRole('link', { name: 'The list as it was filtered' }))
  expect(await screen.findByText('Company: contains “bakkerij 11”')).toBeTruthy()
  expect(page.path()).toBe('/customer/search')
})

test('a run says by whom, and begins only once it is agreed that some were not checked', async ({ api }) => {
  const id = await prepare(api)
  await api.engine.query({ text: 'update bulk_run set checked = 75, changed = 75' })
  await renderPage(api, { path: `/bulk-runs/${id}` })
  expect(await screen.findByText(/^By admin, /)).toBeTruthy()
  expect(screen.getByText('75 of 120 were checked; the others are when it runs.')).toBeTruthy()
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit: 120 Customers' })
  await userEvent.type(screen.getByLabelText('Type 120 to confirm'), '120')
  await quiet()
  expect(start.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Also run for 45 records that were not checked' }))
  expect(start.disabled).toBe(false)
})

test('while a run goes on the header of every page says how far it is, and leads to it', async ({ api }) => {
  const id = await prepare(api)
  await api.as('admin').post(`/api/v4/bulk-run/${id}/start`, { count: 120 })
  const page = await renderPage(api, { path: '/account' })
  const link = await screen.findByRole('link', { name: /^Running.*: Edit: 120 Customers, 0 \/ 120$/ })
  await userEvent.click(link)
  await waitFor(() => expect(page.path()).toBe(`/bulk-runs/${id}`))
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy()
  await gone(
    () => screen.queryByRole('link', { name: /Edit: 120 Customers/ }),
    () => api.runDue(),
  )
  expect(await screen.findByRole('button', { name: 'Changed 120' })).toBeTruthy()
})
