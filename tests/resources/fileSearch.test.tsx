/** The search of files: before anything is asked, in its list, by its form, and the file that a number names. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

beforeEach(() => localStorage.clear())

const debtor = (lastName: string) => ({ kind: 'private', firstName: 'Saar', lastName })
const test = base.extend('files', async ({ api }) => {
  const { customer } = await openOffice(api)
  const open = (lastName: string, number: string, euro: number) =>
    openFile(api, {
      customer,
      fileType: 'private',
      debtor: debtor(lastName),
      interest: { type: 'none' },
      claims: [claim(number, '2025-01-31', euro)],
    })
  return [await open('Zwaluw', 'INV-1', 100), await open('Merel', 'INV-2', 250), await open('Spreeuw', 'INV-3', 400)]
})

const field = () => screen.findByRole('searchbox', { name: 'Search files' })
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Files' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /20\d{7,}/.exec(row.textContent ?? '')?.[0])
const filterIn = (address: string) =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? 'null') as unknown

test('before anything is asked it has its field, the way to all files, and the work of its reader', async ({
  api,
  files,
}) => {
  const app = await renderPage(api, { path: '/file/search', who: staff })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(screen.getByRole('heading', { level: 1, name: 'Files' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'All files' }))
  await waitFor(async () => expect(await rows()).toEqual(files.map(({ number }) => number).toReversed()))
  expect(app.address()).toBe('/file/search?page=1')
  await app.back()
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy()
})

test('a text that several have is searched for, and stands in the address', async ({ api, files }) => {
  const app = await renderPage(api, { path: '/file/search', who: staff })
  await userEvent.type(await field(), 'INV{Enter}')
  await waitFor(() => expect(filterIn(app.address())).toEqual({ search: 'INV' }))
  expect(app.path()).toBe('/file/search')
  expect(await field()).toHaveProperty('value', 'INV')
  expect(files).toHaveLength(3)
})

test('Enter opens the one file that has exactly this number, from the page and from the header', async ({
  api,
  files,
}) => {
  const page = `/file/show-new/${files[1]?.id}`
  const app = await renderPage(api, { path: '/file/search', who: staff })
  await userEvent.type(await field(), 'INV-2{Enter}')
  await waitFor(() => expect(app.path()).toBe(page))
  await app.go('/file/search?page=1')
  await userEvent.type(await field(), `${files[1]?.number}{Enter}`)
  await waitFor(() => expect(app.path()).toBe(page))
  await app.go('/customer/search')
  await userEvent.click(await screen.findByRole('button', { name: 'Open search' }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search files' }), 'INV-2{Enter}')
  await waitFor(() => expect(app.address()).toBe(page))
})

test('what the form of the header asks for becomes the search of the list', async ({ api, files }) => {
  const app = await renderPage(api, { path: `/file/search?search=${files[0]?.number.slice(0, 6)}`, who: staff })
  await waitFor(() => expect(filterIn(app.address())).toEqual({ search: files[0]?.number.slice(0, 6) }))
  await waitFor(async () => expect(await rows()).toHaveLength(3))
})

test('the advanced form asks by its fields, and the address restores all of it', async ({ api, files }) => {
  const app = await renderPage(api, { path: '/file/search?page=1', who: staff })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Advanced search' }))
  const form = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
  await user.type(await form.findByLabelText('Outstanding from'), '200{Enter}')
  await waitFor(() => expect(filterIn(app.address())).toEqual({ outstanding: { gte: 20_000 } }))
  await user.type(form.getByLabelText('Outstanding until'), '300')
  await user.tab()
  await waitFor(() => expect(filterIn(app.address())).toEqual({ outstanding: { gte: 20_000, lte: 30_000 } }))
  await user.click(form.getByLabelText('Disputed'))
  await user.click(await screen.findByRole('option', { name: 'No' }))
  await user.click(await form.findByLabelText('Phase'))
  await user.click(await screen.findByRole('option', { name: 'Amicable' }))
  await user.keyboard('{Escape}')
  const asked = { outstanding: { gte: 20_000, lte: 30_000 }, disputed: { eq: false }, phase: { in: ['amicable'] } }
  await waitFor(() => expect(filterIn(app.address())).toEqual(asked))
  expect(await form.findByRole('button', { name: 'Show 1' })).toBeTruthy()
  expect(await violations()).toEqual([])
  await user.type(form.getByLabelText('Received on from'), '99-99{Enter}')
  expect(await form.findByText('This is not a day, such as 31-01-2026.')).toBeTruthy()
  expect(filterIn(app.address())).toEqual(asked)
  await user.click(form.getByRole('button', { name: 'Show 1' }))
  await waitFor(async () => expect(await rows()).toEqual([files[1]?.number]))
  const address = app.address()
  await app.go('/file/search?page=1')
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  await app.go(address)
  await waitFor(async () => expect(await rows()).toEqual([files[1]?.number]))
  await user.click(screen.getByRole('button', { name: 'Advanced search' }))
  const again = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
  expect(await again.findByLabelText('Outstanding from')).toHaveProperty('value', '200.00')
  await user.click(again.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(filterIn(app.address())).toEqual({}))
})

test('by invoice number; a tag is called by its name alone', async ({ api, files }) => {
  const { id: tag } = await api.create('tag', { name: 'Story', colour: '#7b1fa2' })
  const app = await renderPage(api, { path: '/file/search?page=1', who: staff })
  await waitFor(async () => expect(await rows()).toHaveLength(files.length))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Advanced search' }))
  const form = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
  await user.type(await form.findByLabelText('Invoice number'), 'INV-2{Enter}')
  await waitFor(() => expect(filterIn(app.address())).toEqual({ 'claims.number': { contains: 'INV-2' } }))
  await user.click(await form.findByRole('button', { name: /^Show/ }))
  await waitFor(async () => expect(await rows()).toEqual([files[1]?.number]))
  expect(await screen.findByText('Invoice number: contains “INV-2”')).toBeTruthy()
  await app.go(`/file/search?filter=${encodeURIComponent(JSON.stringify({ tags: { in: [tag] } }))}`)
  const chips = within(await screen.findByRole('list', { name: 'Filters' }))
  await chips.findByText(/Story$/)
  await never(() => chips.queryByText(/#7b1fa2/))
})

test('below the rows stands what is outstanding; what is selected stays so on the next page', async ({
  api,
  files,
}) => {
  await more(api, 60)
  const app = await renderPage(api, { path: '/file/search?page=1', who: [...staff, 'ROLE_FILE_EXPORT'] })
  const totals = within(await screen.findByLabelText('Totals'))
  await waitFor(() => expect(totals.getByText('Outstanding').parentElement?.textContent).toMatch(/€750\.00$/))
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('checkbox', { name: /Select/i }))[1] as HTMLElement)
  await screen.findByText('1 selected')
  await user.click(await screen.findByRole('button', { name: /next page/i }))
  await waitFor(() => expect(app.address()).toMatch(/page=2/))
  expect(screen.getByText('1 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select all 63' }))
  await screen.findByText('63 selected')
  expect(files).toHaveLength(3)
})

test('nothing found leads on to a search of everything', async ({ api, files }) => {
  await renderPage(api, { path: '/file/search?filter=%7B%22search%22%3A%22qqqq%22%7D', who: staff })
  const link = await screen.findByRole('link', { name: 'Search everything for “qqqq”' })
  expect(link.getAttribute('href')).toBe('/search?search=qqqq')
  expect(files).toHaveLength(3)
})

test('people of a customer have the list of their files at their own page, and no advanced fields of staff', async ({
  api,
  files,
}) => {
  const [row] = await api.rows('customer')
  const person = ['ROLE_CUSTOMER']
  const first = (client: { get: (url: string) => Promise<unknown> }) => client.get('/api/v3/user/get')
  await api.as(person, { customerIds: [Number(row?.id)] }).get('/api/v3/user/get')
  const app = await renderPage(api, { path: '/file', who: person, first })
  await waitFor(async () => expect(await rows()).toHaveLength(files.length))
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced search' }))
  const form = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
  await form.findByLabelText('Outstanding from')
  await never(() => form.queryByLabelText('Team'))
  await never(() => form.queryByLabelText('Case manager'))
  await app.go('/file/search')
  await screen.findAllByText('You have no right to open that page.')
})

async function more(api: Api, count: number): Promise<void> {
  await api.engine.query({
    text: `insert into collection_file (number, customer_id, debtor_id, file_type, received_at, outstanding, outstanding_currency)
      select '19' || to_char(n, 'FM0000000'), customer_id, debtor_id, file_type, received_at, 0, 'EUR'
      from generate_series(1, $1::int) n, (select * from collection_file order by id limit 1) f`,
    values: [count],
  })
}
