/** The page that imports a file, with the real server: choose, map, check, import the good rows, receipt, undo. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations, type Rendered } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const path = '/import/merchant'
/** As Excel saves it in Western Europe: semicolons, windows-1252. */
const csv = (text: string, name = 'list.csv') => new File([Buffer.from(text, 'latin1')], name, { type: 'text/csv' })
const rows = 'Naam;Klant;Kamer\nCafé Één;Client;12345678\nTwee;Client;123\nDrie;Client;87654321\n'

async function open(api: Api, locale: 'en' | 'nl' | 'fr' = 'en', who?: readonly string[]): Promise<Rendered> {
  await api.create('customer', { number: 'C-1', company: 'Client' })
  return renderPage(api, { path, locale, ...(who && { who }) })
}
const choose = async (file: File) => {
  await screen.findByRole('button', { name: /Choose a file|Kies een bestand/ })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)
}
const field = (header: string) => screen.findByRole<HTMLInputElement>('combobox', { name: `Field for “${header}”` })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const pick = async (header: string, option: RegExp) => {
  await userEvent.click(await field(header))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const names = async (api: Api) => (await api.rows('merchant')).map(({ name }) => name)

test('a file with a wrong cell: its good rows are imported, told of, and undone', async ({ api }) => {
  const app = await open(api)
  await choose(csv(rows))
  await screen.findByText(/^list\.csv: 3 rows\./)
  expect((await field('Naam')).value).toBe('Name')
  expect((await field('Kamer')).value).toBe('')
  screen.getByText('Café Één · Twee · Drie')
  await pick('Kamer', /^KVK number/)
  if ((await field('Klant')).value === '') await pick('Klant', /^Client/)
  expect(await violations()).toEqual([])
  await press('Check 3 rows')
  await waitFor(() => expect(app.address()).toMatch(/^\/import\/merchant\?upload=\d+&run=\d+$/))
  await screen.findByText('Checking: 0 of 3 rows')
  await api.runDue()

  await screen.findByText('The file is checked; nothing is written yet.')
  const list = within(await screen.findByRole('list', { name: 'Records' }))
  const bad = await list.findByText('Line 3')
  expect(bad.closest('li')?.textContent).toMatch(/Kamer: 123/)
  expect(await names(api)).toEqual([])
  screen.getByRole('button', { name: 'Will be added 2' })
  await press('Refused 1')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(await violations()).toEqual([])

  // Leaving and coming back: the address has the run.
  const address = app.address()
  await app.go('/import/merchant')
  await screen.findByRole('button', { name: 'Choose a file' })
  await app.go(address)
  await press('Import the 2 good rows')
  await waitFor(() => expect(app.path()).toMatch(/^\/bulk-runs\/\d+$/))
  await api.runDue()
  expect((await names(api)).sort()).toEqual(['Café Één', 'Drie'])
  await screen.findByRole('button', { name: 'Added 2' })
  await never(() => screen.queryByRole('button', { name: /Will be added/ }))
  await press(/^Undo/)
  await api.runDue()
  await waitFor(async () => expect(await names(api)).toEqual([]))
})

test('what new records need and no column has is said before anything is checked', async ({ api }) => {
  await open(api)
  await choose(csv('Onbekend;KvK\nA;12345678\n'))
  await screen.findByText('Choose a field for at least one column.')
  await pick('KvK', /^KVK number/)
  await screen.findByText(/^No column is: .*Name/)
  const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check 1 row' })
  await pick('Onbekend', /^KVK number/)
  await screen.findByText('Another column is this field already.')
  expect(check.disabled).toBe(true)
  expect(await api.rows('bulk_run')).toEqual([])
})

test('the columns of a file are remembered for the next with the same headers', async ({ api }) => {
  const app = await open(api)
  await choose(csv('Zaak;Klant\nA;Client\n'))
  await pick('Zaak', /^Name/)
  await press('Check 1 row')
  await screen.findByText(/^Checking/)
  await app.go(path)
  await choose(csv('Zaak;Klant\nB;Client\n'))
  await screen.findByText(/as they were chosen for an earlier file/)
  expect((await field('Zaak')).value).toBe('Name')
})

test('a file that cannot be read says why, and another can be chosen', async ({ api }) => {
  await open(api)
  await choose(csv('Naam;Naam\nA;B\n'))
  await screen.findByText('Two columns are called “Naam”. Give each a name of its own.')
  await choose(csv(rows))
  await screen.findByText(/^list\.csv: 3 rows\./)
})

test('above a hundred rows the number is typed', async ({ api }) => {
  await open(api)
  const many = Array.from({ length: 120 }, (_, n) => `Zaak ${n};Client`).join('\n')
  await choose(csv(`Naam;Client\n${many}\n`))
  await press('Check 120 rows')
  await api.runDue()
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import all 120 rows' })
  expect(start.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Type 120 to confirm'), '120')
  await gone(
    () => (start.isConnected ? start : null),
    () => userEvent.click(start),
  )
  await api.runDue()
  expect(await names(api)).toHaveLength(120)
})

test('a list leads to it, and whoever may not import is neither led nor let in', async ({ api }) => {
  const app = await renderPage(api, { path: '/settings/merchant' })
  await userEvent.click(await screen.findByRole('link', { name: 'Import' }))
  await waitFor(() => expect(app.path()).toBe(path))
  await app.go('/import/saved-view')
  await screen.findByText('No file can be imported here.')
})

test('without the right the page stays closed', async ({ api }) => {
  const app = await renderPage(api, { path, who: ['ROLE_EMPLOYEE'] })
  await screen.findAllByText('You have no right to open that page.')
  expect(app.path()).not.toBe(path)
})
