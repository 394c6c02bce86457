/** The index of settings, the settings of the office, and adding holidays and blocked numbers. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { test } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone } from '#tests/support/waits.ts'

beforeEach(() => localStorage.clear())

const put = (values: object) => (client: Client) => client.put('/api/v4/setting', { values })
const search = () => screen.findByRole('searchbox', { name: 'Find a setting' })

/** Pasted, because each key would render the whole page. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup()
  await user.clear(field)
  await user.paste(text)
}

test('the index shows what one may open, found by name and by what is said of it', async ({ api }) => {
  await renderPage(api, { path: '/settings', who: 'settings' })
  const office = within(await screen.findByRole('region', { name: 'Office' }))
  expect(office.getByText('Holidays')).toBeTruthy()
  await gone(
    () => screen.queryByText('Holidays'),
    async () => fill(await search(), 'limitation'),
  )
  expect(screen.getByText('Legal types')).toBeTruthy()
})

test('a setting is found by its key, and the link leads into its field', async ({ api }) => {
  const app = await renderPage(api, { path: '/settings', who: 'settings' })
  await fill(await search(), 'office.kvk')
  await userEvent.setup().click(await screen.findByText('KVK number'))
  await waitFor(() => expect(app.address()).toBe('/settings/global#office.kvkNumber'))
  const field = await screen.findByLabelText('KVK number')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.for(['/settings', '/settings/global'])('%s is there for everybody', async (path, { api }) => {
  await renderPage(api, { path, who: 'settings' })
  await screen.findByRole('searchbox')
  await screen.findByText('Office')
})

test('arrow keys walk through the index, and what is not found is said', async ({ api }) => {
  const app = await renderPage(api, { path: '/settings', who: 'settings' })
  const user = userEvent.setup()
  const field = await search()
  // Before the menu has loaded there is no page at all.
  await screen.findByText('Partners')
  await gone(
    () => screen.queryByText('Partners'),
    () => fill(field, 'holid'),
  )
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Holidays/))
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await fill(field, 'zzz')
  await screen.findByText('No setting found. Try another word.')
  await fill(field, 'holid')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(app.path()).toBe('/settings/holidays'))
})

test('settings are saved together, as they are kept', async ({ api }) => {
  await renderPage(api, { path: '/settings/global', who: 'settings' })
  const name = await screen.findByLabelText('Name')
  expect(name.getAttribute('placeholder')).toBe('Dossier Incasso')
  await fill(name, 'Jansen')
  await fill(await screen.findByLabelText('Smallest payout'), '12,50')
  expect(await screen.findByText('2 changes not saved')).toBeTruthy()
  await gone(
    () => screen.queryByText(/not saved/),
    async () => {
      await userEvent.setup().click(screen.getByText('Save'))
      await screen.findByText('Settings saved.')
    },
  )
  expect((await api.rows('setting')).map(({ key, value }) => [key, value]).sort()).toEqual([
    ['finance.payoutMinimum', 1250],
    ['office.name', 'Jansen'],
  ])
})

test('what is wrong with a setting stands at its field, and nothing is saved', async ({ api }) => {
  await renderPage(api, { path: '/settings/global', who: 'settings' })
  const iban = await screen.findByLabelText('IBAN of client money')
  await fill(iban, 'NL00')
  await userEvent.setup().click(await screen.findByText('Save'))
  await screen.findByText('This is not a valid IBAN.')
  expect(iban.getAttribute('aria-invalid')).toBe('true')
  expect(await api.rows('setting')).toEqual([])
})

test('the history of a setting says who changed it, from what to what', async ({ api }) => {
  await renderPage(api, { path: '/settings/global', who: 'settings', first: put({ 'office.name': 'Jansen' }) })
  await userEvent.setup().click(await screen.findByLabelText('History of Name'))
  const history = within(await screen.findByRole('dialog'))
  expect((await history.findByText('Jansen')).tagName).toBe('STRONG')
  expect(history.getByText(/ · settings$/)).toBeTruthy()
})

test('a secret that is set is not shown, and can be erased', async ({ api }) => {
  await renderPage(api, { path: '/settings/global', who: 'settings', first: put({ 'sending.smsKey': 'sk_live_1' }) })
  const user = userEvent.setup()
  const field = await screen.findByLabelText<HTMLInputElement>('Key of the SMS service')
  expect([field.value, field.type]).toEqual(['', 'password'])
  await user.click(screen.getByLabelText('Erase: Key of the SMS service'))
  await user.click(await screen.findByText('Save'))
  await screen.findByText('Settings saved.')
  expect(await api.rows('setting')).toEqual([])
})

test('a year of holidays is shown before it is added', async ({ api }) => {
  const country = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  const year = Number(dayOf(api.app.now()).slice(0, 4))
  await api.create('holiday', { date: `${year}-12-25`, name: { nl: 'Kerst', en: 'Christmas' }, country: country.id })
  await renderPage(api, { path: '/settings/holidays', who: 'settings' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Year calendar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Holidays of a year' }))
  await user.click(await dialog.findByRole('button', { name: `Add 9 days of ${year}` }))
  await dialog.findByText(`${year} is complete`)
  expect(await api.rows('holiday')).toHaveLength(10)
  expect(dialog.getByText('King’s Day')).toBeTruthy()
})

test('pasted numbers are told line by line', async ({ api }) => {
  await renderPage(api, { path: '/settings/dialer/blacklist', who: 'settings' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Paste numbers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Block numbers' }))
  await user.click(dialog.getByRole('button', { name: 'Block' }))
  expect(await dialog.findByText('This field is required.')).toBeTruthy()
  await fill(dialog.getByRole('textbox', { name: /^Phone numbers/ }), '0612340001\nniemand')
  await user.click(await dialog.findByRole('button', { name: 'Block' }))
  await dialog.findByText('1 number blocked. 1 line is no phone number.')
  expect(dialog.getByText('+31612340001')).toBeTruthy()
  expect(await api.rows('dialer_blacklist')).toMatchObject([{ phone: '+31612340001', reason: 'request' }])
})

test('clients read the codes of the API in a language of their choice', async ({ api }) => {
  const status = { code: 10, phase: 'amicable', name: { nl: 'Ontvangen', en: 'Received' }, apiCode: 'RECEIVED' }
  await api.create('file-status', status)
  await renderPage(api, { path: '/api/doc/file-statuses', who: 'customer' })
  const user = userEvent.setup()
  await screen.findByText('Received')
  await user.click(screen.getByRole('button', { name: 'Nederlands' }))
  await screen.findByText('Ontvangen')
})
