/** Several rows at once: selected, changed or deleted after a preview; rows in use stay and say why. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'

async function addCustomers(api: Api): Promise<void> {
  const client = await api.create('customer', { number: 'K-1', company: 'Bakker' })
  await api.create('customer', { number: 'K-2', company: 'Visser' })
  await api.create('merchant', { name: 'Winkel', client: client.id })
}

/** Opens the list, selects all rows on it, and presses a button of the bar. */
async function choose(api: Api, button: string): Promise<void> {
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  expect(within(bar).getByRole('status').textContent).toBe('2 selected')
  await userEvent.click(await within(bar).findByRole('button', { name: button }))
}
/** Starts the run that is previewed, and lets its job work. */
async function start(api: Api, title: string): Promise<void> {
  for (const unchecked of screen.queryAllByRole('checkbox', { name: /not checked/ })) await userEvent.click(unchecked)
  await userEvent.click(await screen.findByRole('button', { name: title }))
  await waitFor(async () => expect((await api.rows('bulk_run')).at(-1)?.state).not.toBe('previewed'))
  await api.runDue()
}
/** The bar of the selected rows, also behind a dialog. */
const selection = () => screen.queryByRole('region', { name: 'Selected rows', hidden: true })
const companies = async (api: Api) => (await api.rows('customer')).map(({ company }) => company)

test('what can be deleted is gone, what is in use stays selected with the reason', async ({ api }) => {
  await addCustomers(api)
  await choose(api, 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete: 1 of 2 Customers' }))
  expect(await dialog.findByRole('button', { name: 'Will be deleted 1' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Refused 1' })).toBeTruthy()
  expect(await dialog.findAllByText(/in use by 1 merchant/)).not.toHaveLength(0)
  expect(await violations()).toEqual([])
  expect(await companies(api)).toEqual(['Bakker', 'Visser'])

  await start(api, 'Delete: 1 of 2 Customers')
  expect(await dialog.findByRole('button', { name: 'Deleted 1' })).toBeTruthy()
  expect(await companies(api)).toEqual(['Bakker'])
  expect(await dialog.findByText(/^Cannot be undone/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Selected rows' }).textContent).toContain('1 selected'))
})

test('a preview that is left changes nothing, and the selection stays', async ({ api }) => {
  await addCustomers(api)
  await choose(api, 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete: 1 of 2 Customers' })
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })),
  )
  expect(screen.getByRole('region', { name: 'Selected rows' }).textContent).toContain('2 selected')
  expect(await companies(api)).toEqual(['Bakker', 'Visser'])
})

test('chosen fields of several records are changed at once, and one click undoes it', async ({ api }) => {
  await addCustomers(api)
  const before = await companies(api)
  await choose(api, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 Customers' }))
  const preview = await form.findByRole<HTMLButtonElement>('button', { name: 'Preview' })
  expect(preview.disabled).toBe(true)
  await userEvent.type(form.getByRole('combobox', { name: /Change these fields/ }), 'Company')
  await userEvent.click(await screen.findByRole('option', { name: 'Company' }))
  await userEvent.type(await form.findByRole('textbox', { name: /Company/ }), 'Samen')
  expect(await violations()).toEqual([])
  await userEvent.click(preview)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit: 2 Customers' }))
  const records = within(await dialog.findByRole('list', { name: 'Records' }))
  expect((await records.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bakker → Samen'),
    expect.stringContaining('Visser → Samen'),
  ])
  expect(await companies(api)).toEqual(before)

  await gone(selection, () =>
    gone(
      () => screen.queryByRole('dialog'),
      () => start(api, 'Edit: 2 Customers'),
    ),
  )
  expect(await companies(api)).toEqual(['Samen', 'Samen'])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await api.rows('bulk_run'))[0]?.state).toBe('undoing'))
  await api.runDue()
  expect(await screen.findByText('The last change has been undone.')).toBeTruthy()
  expect(await companies(api)).toEqual(before)
})

test('a value that no record may have is refused at its field', async ({ api }) => {
  await addCustomers(api)
  const before = await api.rows('customer')
  await choose(api, 'Edit')
  const form = within(await screen.findByRole('dialog', { name: 'Edit 2 Customers' }))
  await userEvent.type(await form.findByRole('combobox', { name: /Change these fields/ }), 'Company')
  await userEvent.click(await screen.findByRole('option', { name: 'Company' }))
  await userEvent.click(await form.findByRole('textbox', { name: /Company/ }))
  await userEvent.paste('x'.repeat(300))
  await userEvent.click(await form.findByRole('button', { name: 'Preview' }))
  await waitFor(() =>
    expect(
      form.getByRole('textbox', { name: /Company/ }).ariaInvalid ??
        form.getByRole('textbox', { name: /Company/ }).getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  expect(await api.rows('customer')).toEqual(before)
  expect(await api.rows('bulk_run')).toEqual([])
})

test('who deletes several is told first which others lose a link', async ({ api }) => {
  const customers = [
    (await api.create('customer', { number: 'K-1', company: 'Bakker' })).id,
    (await api.create('customer', { number: 'K-2', company: 'Visser' })).id,
  ]
  for (const username of ['c.1', 'c.2'])
    await api.create('user', { username, name: username, email: `${username}@a.test`, kind: 'customer', customers })
  await choose(api, 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete: 2 Customers' }))
  expect(await dialog.findByText('No longer linked to them: 2 Employees.')).toBeTruthy()
  await gone(
    () => screen.queryByRole('dialog'),
    () => start(api, 'Delete: 2 Customers'),
  )
  expect(await companies(api)).toEqual([])
})

test('all that match are selected beyond the page, told in words, and deleted once their number is typed', async ({
  api,
}) => {
  await api.engine.query({
    text: `insert into customer (number, company) select 'N-' || n, case when n <= 120 then 'Weg ' else 'Blijft ' end || n from generate_series(1, 130) as n`,
  })
  const filter = encodeURIComponent('{"company":{"startsWith":"Weg"}}')
  const page = await renderPage(api, { path: `/customer/search?filter=${filter}` })
  await screen.findByText('Weg 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  expect(within(bar).getByRole('status').textContent).toBe('50 selected')
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 120 that match' }))
  await waitFor(() => expect(within(bar).getByRole('status').textContent).toBe('120 selected'))
  await never(() => within(bar).queryByRole('button', { name: /^Select all/ }))
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))

  const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete: 120 Customers' })
  expect(page.path()).toMatch(/^\/bulk-runs\/\d+$/)
  expect(run.disabled).toBe(true)
  expect(await screen.findByText('Weg 1')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Type 120 to confirm'), '12')
  await quiet()
  expect(run.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Type 120 to confirm'), '0')
  await start(api, 'Delete: 120 Customers')
  expect(await screen.findByRole('button', { name: 'Deleted 120' })).toBeTruthy()
  expect(await api.rows('customer')).toHaveLength(10)
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
  await gone(selection, () =>
    gone(
      () => screen.queryByText('Bakker'),
      () => page.go(`/customer/search?filter=${encodeURIComponent('{"search":"visser"}')}`),
    ),
  )
})

test('who may only read selects rows for an export alone, which has no others', async ({ api }) => {
  await addCustomers(api)
  const saved: File[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as File), '#'))
  onTestFinished(() => address.mockRestore())
  await renderPage(api, { path: '/customer/search', who: 'employee' })
  await screen.findByText('Bakker')
  const row = screen.getByText('Visser').closest('tr')
  await userEvent.click(within(row as HTMLElement).getByRole('checkbox'))
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Export',
    'Select all 2',
    'Clear selection',
  ])
  await userEvent.click(bar.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, 1 row' }))
  expect(await screen.findByText('Exported 1 row')).toBeTruthy()
  const text = await saved[0]?.text()
  expect(text).toContain('Visser')
  expect(text).not.toContain('Bakker')
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
