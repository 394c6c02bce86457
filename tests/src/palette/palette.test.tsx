/** The command palette with the real server. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest'
import { may } from '#domain/access/roles.ts'
import { entities } from '#schemas/generated/entities.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'

const label = 'Search or run a command'
/** Records with searchable properties; lookups and logs are searched on their own pages. */
const found = entities.filter(({ kind, properties }) => kind === 'record' && properties.some(({ search }) => search))
const searched = found.map(({ api }) => api)

beforeEach(() => localStorage.clear())

async function openPalette(api: Api, page: Parameters<typeof renderPage>[1] = { path: '/customer/search' }) {
  const user = userEvent.setup()
  const app = await renderPage(api, page)
  await screen.findByRole('button', { name: label })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: label })
  // The menu's options come first.
  await within(dialog).findAllByRole('option')
  return { user, app, dialog, field: within(dialog).getByRole('combobox') }
}

/** Intercepts calls of the page; those that it does not answer go to the server. */
function intercept(answer: (url: string, signal?: AbortSignal | null) => Promise<Response | void> | Response | void) {
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    return (await answer(String(input), init?.signal)) ?? real(input, init)
  })
  onTestFinished(() => spy.mockRestore())
}
const isSearch = (url: string) => url.includes('_filter[search]')

/** Types without pauses in which a request could be sent. */
function typeAtOnce(field: HTMLElement, text: string): void {
  for (let end = 1; end <= text.length; end += 1) fireEvent.change(field, { target: { value: text.slice(0, end) } })
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

describe('by right', () => {
  test('an admin gets every page and may add everything', async ({ api }) => {
    const { field } = await openPalette(api)
    for (const title of ['Search', 'Employees', 'Add customer', 'Add merchant', 'Add employee']) {
      fireEvent.change(field, { target: { value: title } })
      await waitFor(() => expect(options()).toContainEqual(expect.stringMatching(`^${title}`)))
    }
  })

  test('who may do little gets little: no page, no action and no record beyond their rights', async ({ api }) => {
    await api.create('customer', { number: 'C-1', company: 'Bakker' })
    await api.create('merchant', { name: 'Bakker', client: await customerId(api) })
    const asked: string[] = []
    const { field } = await openPalette(api, { path: '/customer/search', who: ['ROLE_EMPLOYEE'] })
    for (const title of ['Employees', 'Merchants', 'Texts', 'Add customer', 'Add merchant', 'Files']) {
      fireEvent.change(field, { target: { value: title } })
      await never(() => options().filter((text) => text?.startsWith(title)))
    }
    fireEvent.change(field, { target: { value: 'Add allocation template' } })
    await waitFor(() => expect(options()).toContainEqual(expect.stringMatching('^Add allocation template')))
    fireEvent.change(field, { target: { value: '' } })
    intercept((url) => void (isSearch(url) && asked.push(url)))
    typeAtOnce(field, 'bakker')
    expect(await screen.findByRole('option', { name: /^Bakker/ })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Customers' })).toBeTruthy()
    await never(() => screen.queryByRole('group', { name: 'Merchants' }))
    const readable = found.filter(({ access }) => may(['ROLE_EMPLOYEE'], access.read)).map(({ api: path }) => path)
    expect(readable).not.toContain('/api/v4/merchant')
    expect(asked.map((url) => url.split('?')[0]).sort()).toEqual(readable.sort())
  })
})

test('typing filters pages and actions, best first, and finds records', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-77', company: 'Mercurius' })
  const { user, app } = await openPalette(api)
  await user.keyboard('merc')
  await screen.findByRole('option', { name: /^Mercurius/ })
  expect(options()).toEqual(['Merchants', 'Add merchant', 'MercuriusC-77'].map((text) => expect.stringContaining(text)))
  expect(active()).toEqual([expect.stringContaining('Merchants')])
  await gone(
    () => screen.queryByRole('dialog', { name: label }),
    () => user.keyboard('{End}{Enter}'),
  )
  await waitFor(() => expect(app.path()).toBe(`/customer/${id}`))
  await waitFor(() => expect(document.activeElement?.id).toBe('main-content'))
})

test('a debtor that was merged is not found, only the one that it became', async ({ api }) => {
  const { id: kept } = await api.create('debtor', { kind: 'private', lastName: 'Zonneveld', firstName: 'Een' })
  const { id: other } = await api.create('debtor', { kind: 'private', lastName: 'Zonneveld', firstName: 'Twee' })
  expect((await api.as('admin').post(`/api/v4/debtor/${kept}/merge`, { other })).statusCode).toBe(200)
  const { field } = await openPalette(api)
  typeAtOnce(field, 'Zonneveld')
  await waitFor(() => expect(options()).toContainEqual(expect.stringContaining('Zonneveld')))
  expect(options().filter((text) => text?.includes('Zonneveld'))).toEqual([expect.stringContaining('Een')])
})

test('arrows, Home and End move; the field points at what Enter would open', async ({ api }) => {
  const { user, field } = await openPalette(api)
  // The pages come after what one may add.
  await screen.findByRole('option', { name: /^Arrangements/ })
  const all = options()
  const pointed = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const seen: (string | null | undefined)[] = []
  for (const key of ['', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}']) {
    if (key) await user.keyboard(key)
    await waitFor(() => expect([pointed()]).toEqual(active()))
    seen.push(pointed())
  }
  const last = all.at(-1)
  expect(seen).toEqual([all[0], all[1], all[2], all[1], last, all[0], last, all[0]])
  expect(document.activeElement).toBe(field)
})

test('Enter before the answer opens the first record that comes', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-77', company: 'Zwaluw' })
  const { user, app } = await openPalette(api)
  await user.keyboard('zwaluw{Enter}')
  await waitFor(() => expect(app.path()).toBe(`/customer/${id}`))
})

test('it asks once one pauses, and typing on cancels what is under way', async ({ api }) => {
  const { field } = await openPalette(api)
  const asked: { url: string; signal?: AbortSignal | null }[] = []
  const held = Promise.withResolvers<void>()
  intercept(async (url, signal) => {
    if (!isSearch(url)) return
    asked.push({ url, signal })
    await Promise.race([held.promise, new Promise((_, reject) => signal?.addEventListener('abort', reject))])
  })
  typeAtOnce(field, 'zwal')
  await waitFor(() => expect(asked).toHaveLength(searched.length))
  expect(asked.map(({ url }) => url.split('?')[0]).sort()).toEqual([...searched].sort())
  fireEvent.change(field, { target: { value: 'zwaluw' } })
  await waitFor(() => expect(asked).toHaveLength(2 * searched.length))
  expect(asked.map(({ url, signal }) => [/search\]=(\w+)/.exec(url)?.[1], signal?.aborted])).toEqual(
    ['zwal', 'zwaluw'].flatMap((text) => searched.map(() => [text, text === 'zwal'])),
  )
  held.resolve()
  expect(await screen.findByText('No elements found. Consider changing the search query.')).toBeTruthy()
})

test('a search that fails says so where its records would stand, and can be tried again', async ({ api }) => {
  await api.create('customer', { number: 'C-77', company: 'Zwaluw' })
  const { user } = await openPalette(api, { path: '/settings/merchant' })
  let isBroken = true
  intercept((url) => (isBroken && isSearch(url) ? new Response('{}', { status: 500 }) : undefined))
  await user.keyboard('zwaluw')
  await waitFor(() => expect(screen.getAllByRole('option', { name: /The search failed/ })).toHaveLength(1))
  isBroken = false
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: /^Zwaluw/ })).toBeTruthy()
})

test('a server without one of the lists is searched without it', async ({ api }) => {
  const { user } = await openPalette(api)
  intercept((url) => (isSearch(url) ? new Response('{}', { status: 404 }) : undefined))
  await user.keyboard('zwaluw')
  expect(await screen.findByText('No elements found. Consider changing the search query.')).toBeTruthy()
})

test('adding opens the dialog over its list', async ({ api }) => {
  const { user, app } = await openPalette(api)
  await user.keyboard('add mer{Enter}')
  expect(await screen.findByRole('dialog', { name: /merchants/ })).toBeTruthy()
  expect(app.path()).toBe('/settings/merchant')
})

test('Ctrl+Enter opens a tab and leaves the palette open', async ({ api }) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const { user, app } = await openPalette(api)
  await user.keyboard('employees{Control>}{Enter}{/Control}')
  await waitFor(() => expect(open.mock.calls).toEqual([['/employee', '_blank', 'noopener']]))
  await quiet()
  expect(screen.getByRole('dialog', { name: label })).toBeTruthy()
  expect(app.path()).toBe('/customer/search')
})

test('Escape closes it and gives the focus back', async ({ api }) => {
  const user = userEvent.setup()
  await renderPage(api, { path: '/customer/search' })
  const button = await screen.findByRole('button', { name: label })
  button.focus()
  await user.keyboard('{Enter}')
  await screen.findAllByRole('option')
  await gone(
    () => screen.queryByRole('dialog'),
    () => user.keyboard('{Escape}'),
  )
  expect(document.activeElement).toBe(button)
})

test('with nothing typed it begins with where one has been, without what one may no longer read', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-77', company: 'Zwaluw' })
  const who = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']
  const app = await renderPage(api, { path: `/customer/${id}`, who })
  await screen.findByRole('heading', { name: 'Zwaluw' })
  await app.go('/file/search')
  await screen.findByRole('heading', { level: 1, name: 'Files' })
  await app.go('/customer/search')
  await screen.findByRole('heading', { name: 'Customers' })
  const kept = Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith('visited.'))
  expect(kept.map(([, value]) => JSON.parse(value) as unknown)).toEqual([
    ['/customer/search', '/file/search', `/customer/${id}`],
  ])
  const [key, places] = kept[0] ?? ['', '']
  const deleted = await api.create('customer', { number: 'C-78', company: 'Merel' })
  await api.as('admin').delete(`/api/v4/customer/${deleted.id}`)
  const [someone] = await api.rows('app_user')
  const more = [`/employee/${String(someone?.id)}`, '/settings/merchant', '/nowhere', `/customer/${deleted.id}`]
  localStorage.setItem(key, JSON.stringify([...(JSON.parse(places) as string[]), ...more]))
  await userEvent.setup().keyboard('{Control>}k{/Control}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  await waitFor(() =>
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['FilesFiles', 'ZwaluwC-77']),
  )
})

test('it is usable by everyone, empty, with results and without', async ({ api }) => {
  await api.create('customer', { number: 'C-77', company: 'Zwaluw' })
  const { user, field } = await openPalette(api)
  expect(await violations()).toEqual([])
  await user.keyboard('zwaluw')
  await screen.findByRole('option', { name: /^Zwaluw/ })
  expect(await violations()).toEqual([])
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 result'))
  await user.clear(field)
  await user.keyboard('qqq')
  await screen.findByText('No elements found. Consider changing the search query.')
  expect(await violations()).toEqual([])
})

test('a key that belongs to a word that is being composed does nothing', async ({ api }) => {
  const { field } = await openPalette(api)
  await quiet()
  const before = active()
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await quiet()
  expect(active()).toEqual(before)
  expect(screen.getByRole('dialog', { name: label })).toBeTruthy()
})

async function customerId(api: Api): Promise<number> {
  const [row] = await api.rows('customer')
  return Number(row?.id)
}
