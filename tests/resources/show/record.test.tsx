// @vitest-environment jsdom
/** The page of a record with the real server: usage, history and actions. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const rule = { trigger: 'letter', basis: 'amount', amount: { amount: 450, currency: 'EUR' }, validFrom: '2026-01-01' }
const priceList = (api: Api, values: object = {}) =>
  api.create('client-cost-template', { name: 'Standard', description: 'For shops', rules: [rule], ...values })
const change = async (api: Api, { id }: { id: number }, version: number, values: object) => {
  const answer = await api.as('admin').put(`/api/v4/client-cost-template/${id}`, { _version: version, ...values })
  expect(answer.statusCode).toBe(200)
}

test('a team is used by its people: their own list, which opens with only these', async ({ api }) => {
  const own = await api.create('team', { name: 'North' })
  const other = await api.create('team', { name: 'South' })
  const person = (name: string, team: number) =>
    api.create('user', { username: name, name, email: `${name}@example.test`, kind: 'employee', team })
  await person('ours', own.id)
  await person('theirs', other.id)
  const page = await renderPage(api, { path: `/settings/team/${own.id}` })
  const used = within(await screen.findByRole('region', { name: 'Where it is used' }))
  expect(used.getByRole('button', { name: 'Employees 1', expanded: true })).toBeTruthy()
  const table = await used.findByRole('table', { name: 'Employees' })
  expect(await within(table).findByRole('link', { name: 'ours' })).toBeTruthy()
  await never(() => within(table).queryByText('theirs'))
  // The column that would be the same in each row.
  await never(() => within(table).queryByRole('columnheader', { name: /^Team/ }))
  await userEvent.click(used.getByRole('link', { name: 'Open as list' }))
  await waitFor(() => expect(page.path()).toBe('/employee'))
  // The previous page stays until the list is rendered; its table has no such column.
  expect(await screen.findByRole('columnheader', { name: /^Team/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'ours' })).toBeTruthy()
  await never(() => screen.queryByText('theirs'))
})

test('what a client is part of leads from the whole to this part', async ({ api }) => {
  const top = await api.create('customer', { number: 'C-1', company: 'Holding' })
  const middle = await api.create('customer', { number: 'C-2', company: 'Region', parent: top.id })
  const low = await api.create('customer', { number: 'C-3', company: 'Branch', parent: middle.id })
  const page = await renderPage(api, { path: `/customer/${low.id}` })
  const way = await screen.findByRole('navigation', { name: 'Part of' })
  const links = within(way).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Holding', 'Region'])
  expect(way.textContent).toContain('Branch')
  await userEvent.click(within(way).getByRole('link', { name: 'Region' }))
  await waitFor(() => expect(page.path()).toBe(`/customer/${middle.id}`))
})

test('what nothing points at has no such part', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  await renderPage(api, { path: `/settings/team/${id}` })
  await screen.findByRole('button', { name: 'History' })
  await never(() => screen.queryByText('Where it is used'))
})

test('who read the findings of a due diligence stands below its history', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Vries' })
  const notes = 'Owner is abroad'
  const read = await api.create('due-diligence', { customer, notes })
  await renderPage(api, { path: `/compliance/due-diligence/${read.id}` })
  await screen.findByText(notes)
  await userEvent.click(await screen.findByRole('button', { name: 'Who read this' }))
  const entries = await within(await screen.findByRole('list', { name: 'Who read this' })).findAllByRole('listitem')
  expect(entries[0]?.textContent).toMatch(/admin\s?opened it\s?Checks, Notes$/)
  expect(await violations()).toEqual([])
})

test('the history says who changed what, and an earlier version comes back as far as it is wanted', async ({ api }) => {
  const list = await priceList(api)
  await change(api, list, 1, { description: 'For web shops', active: false })
  await change(api, list, 2, { rules: [{ ...rule, amount: { amount: 500, currency: 'EUR' } }] })
  await renderPage(api, { path: `/client-costs/template/${list.id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  const entries = await within(await screen.findByRole('list', { name: 'History' })).findAllByRole('listitem')
  expect(entries.map((entry) => /(added|changed) it/.exec(entry.textContent ?? '')?.[0])).toEqual([
    'changed it',
    'changed it',
    'added it',
  ])
  expect(entries[0]?.querySelector('del')?.textContent).toContain('€4.50')
  expect(entries[0]?.querySelector('ins')?.textContent).toContain('€5.00')
  expect(entries[1]?.textContent).toContain('Description')
  // The newest version is the present one.
  await never(() => within(entries[0] as HTMLElement).queryByRole('button'))

  await userEvent.click(within(entries[2] as HTMLElement).getByRole('button', { name: /^Restore/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Back to the version/ }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Active' }))
  expect(await violations()).toEqual([])
  await gone(
    () => screen.queryByRole('dialog'),
    () => userEvent.click(dialog.getByRole('button', { name: /^Restore/ })),
  )
  expect(await api.rows('client_cost_template')).toMatchObject([
    { description: 'For shops', active: false, version: 4, rules: [{ amount: { amount: 450 } }] },
  ])
})

test('what was there before anything was kept of it comes back too', async ({ api }) => {
  // Part of the reference data: no person added it.
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into team (name) values ('North') returning id`,
    values: [],
  })
  const id = rows[0]?.id ?? 0
  const answer = await api.as('admin').put(`/api/v4/team/${id}`, { _version: 1, name: 'Spoilt' })
  expect(answer.statusCode).toBe(200)
  await renderPage(api, { path: `/settings/team/${id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Restore this version: So it was/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Back to how it was/ }))
  await dialog.findByRole('checkbox', { name: 'Name' })
  await userEvent.click(dialog.getByRole('button', { name: /^Restore/ }))
  await waitFor(async () => expect(await api.rows('team')).toMatchObject([{ name: 'North', version: 3 }]))
})

test('a value that the server refuses to bring back says why, and the rest can', async ({ api }) => {
  const list = await priceList(api)
  await change(api, list, 1, { name: 'Renamed', description: 'Later' })
  await priceList(api, { name: 'Standard' })
  await renderPage(api, { path: `/client-costs/template/${list.id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Restore/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Name' })
  await userEvent.click(dialog.getByRole('button', { name: /^Restore/ }))
  expect(await dialog.findByText('Already in use.')).toBeTruthy()
  expect((await api.rows('client_cost_template'))[0]).toMatchObject({
    name: 'Renamed',
    description: 'Later',
    version: 2,
  })
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Name' }))
  await userEvent.click(await dialog.findByRole('button', { name: /^Restore/ }))
  await waitFor(async () =>
    expect((await api.rows('client_cost_template'))[0]).toMatchObject({ name: 'Renamed', description: 'For shops' }),
  )
})

test('a record is taken out of use on its own page, and into it again', async ({ api }) => {
  const list = await priceList(api)
  await renderPage(api, { path: `/client-costs/template/${list.id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  await waitFor(async () =>
    expect(await api.rows('client_cost_template')).toMatchObject([{ active: false, version: 2 }]),
  )
  const activate = await screen.findByRole<HTMLButtonElement>('button', { name: 'Activate' })
  await waitFor(() => expect(activate.disabled).toBe(false))
  await userEvent.click(activate)
  await waitFor(async () =>
    expect(await api.rows('client_cost_template')).toMatchObject([{ active: true, version: 3 }]),
  )
})

test('a copy begins with the values of another, without what one record alone may have', async ({ api }) => {
  const list = await priceList(api, { active: false })
  const page = await renderPage(api, { path: `/client-costs/template/${list.id}` })
  expect(await screen.findByText('Deactivated')).toBeTruthy()
  await never(() => screen.queryByRole('link', { name: 'Clone' }))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Clone' }))
  await waitFor(() => expect(page.address()).toBe(`/client-costs/template/add?duplicate=${list.id}`))
  expect(await screen.findByDisplayValue('For shops')).toBeTruthy()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.value).toBe('')
  await userEvent.type(name, 'Second')
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await waitFor(async () => expect(await api.rows('client_cost_template')).toHaveLength(2))
  expect((await api.rows('client_cost_template'))[1]).toMatchObject({
    name: 'Second',
    description: 'For shops',
    active: false,
    rules: [{ trigger: 'letter', amount: { amount: 450, currency: 'EUR' } }],
  })
})

test('a copy in a dialog: its address opens it, and what is not there says so', async ({ api }) => {
  const client = await api.create('customer', { number: 'C-1', company: 'Owner' })
  const { id } = await api.create('merchant', { name: 'First', webshopName: 'Shop', client: client.id })
  const page = await renderPage(api, { path: `/settings/merchant?duplicate=${id}` })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByDisplayValue('Shop')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(async () => expect(await api.rows('merchant')).toHaveLength(2))
  await waitFor(() => expect(page.address()).toBe('/settings/merchant'))
  const other = await api.create('merchant', { name: 'Second', client: client.id })
  await api.as('admin').delete(`/api/v4/merchant/${other.id}`)
  await page.go(`/settings/merchant?duplicate=${other.id}`)
  expect(await screen.findByText('Not found.')).toBeTruthy()
})

test('a fault inside rows stands in its cell', async ({ api }) => {
  const { id } = await api.create('team', {
    name: 'North',
    workingHours: [{ day: 'monday', start: '08:30', end: '17:00' }],
  })
  await renderPage(api, { path: `/settings/team/${id}/edit` })
  const start = (row: number) =>
    within(screen.getByRole('group', { name: `Row ${row}` })).getByLabelText<HTMLInputElement>(/^From/)
  await userEvent.click(await screen.findByText('Add row'))
  await userEvent.type(start(2), '8.30')
  await userEvent.click(await screen.findByText('Save'))
  await waitFor(() => expect(start(2).getAttribute('aria-invalid')).toBe('true'))
  expect(start(1).getAttribute('aria-invalid')).toBe('false')
  expect(screen.getByText('A time is something like 08:30.')).toBeTruthy()
  expect(await violations()).toEqual([])
  expect(await api.rows('team')).toMatchObject([{ version: 1 }])
})

test('a dialog over a form asks before what was typed in it is lost', async ({ api }) => {
  await renderPage(api, { path: '/settings/merchant?add' })
  const merchant = within(await screen.findByRole('dialog'))
  await userEvent.click(await merchant.findByLabelText(/^Add /))
  await userEvent.type(await screen.findByLabelText(/^Company/, { selector: 'input' }), 'Typed')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  await userEvent.click(screen.getByText('Keep editing'))
  expect(await screen.findByDisplayValue('Typed')).toBeTruthy()
  expect(await api.rows('customer')).toEqual([])
})
