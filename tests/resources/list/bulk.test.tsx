/** Several rows at once: selected, and deleted after one question; rows in use stay and say why. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

async function addCustomers(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  await api.create('customer', { number: 'K-2', company: 'Visser' })
  await api.create('merchant', { name: 'Winkel', client: client.id })
}

test('what can be deleted is gone, what is in use stays selected with the reason', async ({ api }) => {
  await addCustomers(api)
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  expect(within(bar).getByRole('status').textContent).toBe('2 selected')
  expect(await violations()).toEqual([])
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Delete 2 records?')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('1 record was not deleted')).toBeTruthy()
  expect(screen.getByText(/in use by 1 merchant/)).toBeTruthy()
  expect((await api.rows('customer')).map(({ company }) => company)).toEqual(['Bakker'])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Selected rows' }).textContent).toContain('1 selected'))
})

test('who deletes several is told first which others lose a link', async ({ api }) => {
  const customers = [
    (await api.create('customer', { number: 'K-1', company: 'Bakker' })).id,
    (await api.create('customer', { number: 'K-2', company: 'Visser' })).id,
  ]
  for (const username of ['c.1', 'c.2'])
    await api.create('user', { username, name: username, email: `${username}@a.test`, kind: 'customer', customers })
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('No longer linked to them: 2 Employees.')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Yes' }))
  await waitFor(async () => expect(await api.rows('customer')).toEqual([]))
})

test('all that match are selected beyond the page, told in words, and deleted once their number is typed', async ({
  api,
}) => {
  await api.engine.query({
    text: `insert into customer (number, company) select 'N-' || n, case when n <= 120 then 'Weg ' else 'Blijft ' end || n from generate_series(1, 130) as n`,
  })
  const filter = encodeURIComponent('{"company":{"startsWith":"Weg"}}')
  await renderPage(api, { path: `/customer/search?filter=${filter}` })
  await screen.findByText('Weg 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  expect(within(bar).getByRole('status').textContent).toBe('50 selected')
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 120 that match' }))
  await waitFor(() => expect(within(bar).getByRole('status').textContent).toBe('120 selected'))
  expect(within(bar).queryByRole('button', { name: /^Select all/ })).toBeNull()
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Delete 120 records?')
  expect(question.textContent).toContain('Weg 1')
  expect(question.textContent).toContain('and 115 more')
  const yes = within(question).getByRole<HTMLButtonElement>('button', { name: 'Yes' })
  expect(yes.disabled).toBe(true)
  await userEvent.type(within(question).getByLabelText('Type 120 to confirm'), '120')
  await userEvent.click(yes)
  await waitFor(async () => expect(await api.rows('customer')).toHaveLength(10))
})

test('of a list that shows what looks like the search, all that is shown is selected', async ({ api }) => {
  await api.engine.query({
    text: `insert into customer (number, company) select 'N-' || n, case when n <= 60 then 'Bakkerij ' else 'Smederij ' end || n from generate_series(1, 70) as n`,
  })
  await renderPage(api, { path: `/customer/search?filter=${encodeURIComponent('{"search":"bakekrij"}')}` })
  expect(await screen.findByText('Nothing was found for “bakekrij”; these look like it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 60 that match' }))
  await waitFor(() => expect(within(bar).getByRole('status').textContent).toBe('60 selected'))
})

test('a record in use is refused by name of its users, as a failure', async ({ api }) => {
  await addCustomers(api)
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('button', { name: 'More Bakker' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  const alert = await screen.findByText(/in use by 1 merchant/)
  expect(alert.closest('[role=alert]')).not.toBeNull()
  expect(await api.rows('customer')).toHaveLength(2)
})

test('another filter ends the selection: nobody deletes what is not seen', async ({ api }) => {
  await addCustomers(api)
  const page = await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await screen.findByRole('region', { name: 'Selected rows' })
  await page.go(`/customer/search?filter=${encodeURIComponent('{"search":"visser"}')}`)
  await waitFor(() => expect(screen.queryByText('Bakker')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull())
})

test('who may not delete selects nothing', async ({ api }) => {
  await addCustomers(api)
  await renderPage(api, { path: '/customer/search', who: 'employee' })
  await screen.findByText('Bakker')
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull()
})

test('an export has the filters, the order and the columns that are seen', async ({ api }) => {
  await addCustomers(api)
  const saved: string[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push((file as File).name), '#'))
  onTestFinished(() => address.mockRestore())
  const asked = vi.spyOn(api.app, 'inject')
  onTestFinished(() => asked.mockRestore())
  const filter = encodeURIComponent('{"company":{"contains":"viss"}}')
  await renderPage(api, { path: `/customer/search?filter=${filter}&sort=number&order=DESC` })
  await screen.findByText('Visser')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, 1 row' }))
  expect(await screen.findByText('Exported 1 row')).toBeTruthy()
  expect(saved).toHaveLength(1)
  const urls = asked.mock.calls.map((sent) => decodeURIComponent(JSON.stringify(sent)))
  const url = urls.find((one) => one.includes('/export?')) ?? ''
  expect(url).toContain('_format=csv')
  expect(url).toContain('_filter[company][contains]=viss')
  expect(url).toContain('_order[number]=desc')
  expect(url).toMatch(/_columns=number,company|_columns=company,number/)
})
