/** Keys of one letter: in a list, on a record, and to other pages. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Entity } from '#schemas/entity.ts'
import { customer } from '#schemas/generated/customer.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import { test, type Api } from '#tests/support/api.ts'
import { createRecords } from '#tests/support/records.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, quiet } from '#tests/support/waits.ts'

const focused = () => document.activeElement?.closest<HTMLElement>('tr[data-index]')?.dataset.index
const selected = () =>
  [...document.querySelectorAll<HTMLElement>('tr[aria-selected=true]')].map(({ dataset }) => Number(dataset.index))

/** Rows are loaded as one scrolls (merchants) or in pages (customers). */
async function openList(api: Api, entity: Entity = merchant) {
  const user = userEvent.setup()
  await createRecords(api, entity, 6)
  const app = await renderPage(api, { path: entity === merchant ? merchants : '/customer/search' })
  await screen.findByRole('button', { name: 'Search or run a command' })
  await rowsShown()
  return { user, app }
}
const merchants = '/settings/merchant'
const rowsShown = () =>
  waitFor(() => expect(document.querySelectorAll('tr[data-index] .title').length).toBeGreaterThan(5))

test('j and k move the row, from anywhere on the page; x selects it', async ({ api }) => {
  const { user } = await openList(api)
  await user.keyboard('j')
  await waitFor(() => expect(focused()).toBe('0'))
  await user.keyboard('jj')
  await waitFor(() => expect(focused()).toBe('2'))
  await user.keyboard('k')
  await waitFor(() => expect(focused()).toBe('1'))
  await user.keyboard('x')
  await waitFor(() => expect(selected()).toEqual([1]))
})

test('Shift with a key that moves selects on the way, and back again', async ({ api }) => {
  const { user } = await openList(api)
  await user.keyboard('j')
  await waitFor(() => expect(focused()).toBe('0'))
  await user.keyboard('{Shift>}JJ{/Shift}')
  await waitFor(() => expect(selected()).toEqual([0, 1, 2]))
  await user.keyboard('{Shift>}K{/Shift}')
  await waitFor(() => expect(selected()).toEqual([0, 1]))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(selected()).toEqual([0, 1, 2]))
  await user.keyboard('jj')
  await waitFor(() => expect(focused()).toBe('4'))
  await user.keyboard('{Shift>}X{/Shift}')
  await waitFor(() => expect(selected()).toEqual([0, 1, 2, 3, 4]))
})

test('/ goes to the search box of the list, and Escape back to the rows with what was typed', async ({ api }) => {
  const { user } = await openList(api, customer)
  await user.keyboard('/')
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('jx')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('0'))
  expect([field.value, selected()]).toEqual(['jx', []])
})

test('Enter opens a record, n and p go on to those beside it, e edits', async ({ api }) => {
  const { user, app } = await openList(api, customer)
  const names = [...document.querySelectorAll('tr[data-index] .title')].map(({ textContent }) => textContent)
  await user.keyboard('j')
  await waitFor(() => expect(focused()).toBe('0'))
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: names[0] ?? '' })
  await user.keyboard('n')
  await screen.findByRole('heading', { name: names[1] ?? '' })
  await user.keyboard('p')
  await screen.findByRole('heading', { name: names[0] ?? '' })
  const record = app.path()
  await user.keyboard('p')
  await quiet()
  expect(app.path()).toBe(record)
  await screen.findByRole('link', { name: 'Edit' })
  await user.keyboard('e')
  await waitFor(() => expect(app.path()).toBe(`${record}/edit`))
})

test('e edits the record of the row', async ({ api }) => {
  const { user, app } = await openList(api)
  await user.keyboard('j')
  await waitFor(() => expect(focused()).toBe('0'))
  await user.keyboard('e')
  await waitFor(() => expect(app.address()).toMatch(/\?edit=\d+$/))
  const dialog = await screen.findByRole('dialog')
  // Over the dialog no letter does anything.
  for (const button of await within(dialog).findAllByRole('button')) button.focus()
  await user.keyboard('g')
  await quiet()
  expect(screen.queryAllByRole('dialog')).toHaveLength(1)
})

test('g and the letters of ? lead to a page', async ({ api }) => {
  const { user, app } = await openList(api, customer)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys =
    (await within(help).findByText('Merchants', { selector: 'dt' })).parentElement?.querySelectorAll('kbd') ?? []
  const letters = [...keys].map(({ textContent }) => textContent.toLowerCase())
  expect(letters).toHaveLength(3)
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.keyboard('{Escape}'),
  )
  await user.keyboard('g')
  const choice = await screen.findByRole('dialog', { name: 'Go to' })
  expect(await violations()).toEqual([])
  await user.keyboard(letters[1] ?? '')
  await waitFor(() => expect(choice.textContent).toContain('Merchants'))
  await user.keyboard('{Backspace}')
  await screen.findByRole('dialog', { name: 'Go to' })
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.keyboard(letters.slice(1).join('')),
  )
  await waitFor(() => expect(app.path()).toBe(merchants))
})

test('a person who speaks to the browser switches them off; arrows and Ctrl K stay', async ({ api }) => {
  const user = userEvent.setup()
  await createRecords(api, merchant, 6)
  const app = await renderPage(api, { path: '/account' })
  const choice = await screen.findByRole('radiogroup', { name: 'Keys of one character' })
  await user.click(within(choice).getByLabelText('Off'))
  await app.go(merchants)
  await rowsShown()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j?g/x')
  await quiet()
  expect([focused(), screen.queryByRole('dialog'), selected()]).toEqual([undefined, null, []])
  document.querySelector<HTMLElement>('tr[data-index]')?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('1'))
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Search or run a command' })
})
