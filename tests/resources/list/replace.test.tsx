/** A record replaced by another, and two merged: what moves is shown first, and what stands against it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'

const person = (api: Api, name: string, team: number) =>
  api.create('user', { username: name, name, email: `${name}@example.test`, kind: 'employee', team })
const country = (api: Api, code: string, en: string) =>
  api.create('country', { code, name: { nl: en, en, fr: en }, phonePrefix: '+31' })
const pick = async (dialog: HTMLElement, text: string) => {
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Replace by/ }), text)
  await userEvent.click(await screen.findByRole('option', { name: text }))
}

test('from its page a record is replaced: what moves is named first, and its history says so', async ({ api }) => {
  const north = await api.create('team', { name: 'North' })
  const south = await api.create('team', { name: 'South' })
  for (const name of ['anne', 'bert', 'carl', 'dora']) await person(api, name, north.id)
  await renderPage(api, { path: `/settings/team/${north.id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace by…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace “North”' })
  const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Replace' })
  expect(yes.disabled).toBe(true)
  // It cannot be replaced by itself.
  await userEvent.type(within(dialog).getByRole('combobox', { name: /Replace by/ }), 'North')
  expect(await screen.findByText(/^No elements found/)).toBeTruthy()
  await userEvent.clear(within(dialog).getByRole('combobox', { name: /Replace by/ }))
  await pick(dialog, 'South')
  expect(await within(dialog).findByText(/4 Employees \(Team\)/)).toBeTruthy()
  expect(await within(dialog).findByText(/anne, bert, carl, and 1 more/)).toBeTruthy()
  expect((await api.rows('app_user')).filter(({ team_id }) => team_id === south.id)).toEqual([])
  expect(await violations()).toEqual([])
  await userEvent.click(within(dialog).getByRole('radio', { name: 'It is deactivated' }))
  await userEvent.click(yes)
  expect(await screen.findByText('“South” took over 4 records')).toBeTruthy()
  expect((await api.rows('app_user')).filter(({ team_id }) => team_id === south.id)).toHaveLength(4)
  expect(await api.rows('team')).toMatchObject([
    { name: 'North', active: false },
    { name: 'South', active: true },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  expect(await screen.findByText(`replaced it by number ${south.id}`)).toBeTruthy()
})

test('what cannot be deleted because it is used is replaced instead, once the number is typed', async ({ api }) => {
  const old = await country(api, 'AA', 'Oldland')
  const next = await country(api, 'BB', 'Newland')
  await api.engine.query({
    text: `insert into holiday (date, name, country_id) select '2026-01-01'::date + n, '{"en":"Day"}', ${old.id} from generate_series(1, 120) as n`,
  })
  await renderPage(api, { path: '/settings/countries' })
  await userEvent.click(await screen.findByRole('button', { name: 'More Oldland' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(await within(question).findByText('Used by 120 Holidays')).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Replace by…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace “Oldland”' })
  await pick(dialog, 'Newland')
  const typed = await within(dialog).findByRole('textbox', { name: 'Type 120 to confirm' })
  const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Replace' })
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'It is deleted' }).checked).toBe(true)
  await userEvent.type(typed, '12')
  await quiet()
  expect(yes.disabled).toBe(true)
  await userEvent.type(typed, '0')
  await userEvent.click(yes)
  expect(await screen.findByText('“Newland” took over 120 records')).toBeTruthy()
  expect(await api.rows('country')).toMatchObject([{ id: next.id }])
  expect(new Set((await api.rows('holiday')).map(({ country_id }) => country_id))).toEqual(new Set([next.id]))
})

test('more than a thousand are moved in the background, with a page that shows how far it is', async ({ api }) => {
  const old = await country(api, 'AA', 'Oldland')
  const next = await country(api, 'BB', 'Newland')
  await api.engine.query({
    text: `insert into holiday (date, name, country_id) select '2020-01-01'::date + n, '{"en":"Day"}', ${old.id} from generate_series(1, 1001) as n`,
  })
  await renderPage(api, { path: '/settings/countries' })
  await userEvent.click(await screen.findByRole('button', { name: 'More Oldland' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace by…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace “Oldland”' })
  await pick(dialog, 'Newland')
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Type 1001 to confirm' }), '1001')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Replace' }))
  const link = await within(dialog).findByRole('link', { name: 'Show progress' })
  const [run] = await api.rows('bulk_run')
  expect(link.getAttribute('href')).toBe(`/bulk-runs/${String(run?.id)}`)
  await api.runDue()
  expect(new Set((await api.rows('holiday')).map(({ country_id }) => country_id))).toEqual(new Set([next.id]))
})

test('one that cannot move says why; the others move when it is left behind', async ({ api }) => {
  const old = await country(api, 'AA', 'Oldland')
  const next = await country(api, 'BB', 'Newland')
  const day = { name: { nl: 'Dag', en: 'Day', fr: 'Jour' }, code: 'day' }
  await api.create('holiday', { ...day, date: '2026-05-01', country: next.id })
  const clash = await api.create('holiday', { ...day, date: '2026-05-01', country: old.id })
  await api.create('holiday', { ...day, date: '2026-05-02', country: old.id })
  await renderPage(api, { path: '/settings/countries' })
  await userEvent.click(await screen.findByRole('button', { name: 'More Oldland' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace by…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace “Oldland”' })
  await pick(dialog, 'Newland')
  expect(await within(dialog).findByText('This one cannot move:')).toBeTruthy()
  const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Replace' })
  expect(yes.disabled).toBe(true)
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /It is deleted/ }).disabled).toBe(true)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Leave these/ }))
  await userEvent.click(yes)
  expect(await within(dialog).findByText('These stayed as they are:')).toBeTruthy()
  expect((await api.rows('holiday')).filter(({ country_id }) => country_id === old.id)).toMatchObject([
    { id: clash.id },
  ])
})

test('two selected records become one, and one chooses which stays', async ({ api }) => {
  const one = await country(api, 'AA', 'Firstland')
  const other = await country(api, 'BB', 'Secondland')
  const type = { name: { nl: 'BV', en: 'Ltd', fr: 'SARL' }, code: 'bv', country: one.id }
  await api.create('legal-type', type)
  await renderPage(api, { path: '/settings/countries' })
  await screen.findByText('Firstland')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const merge = await screen.findByRole<HTMLButtonElement>('button', { name: 'Merge…' })
  await waitFor(() => expect(merge.disabled).toBe(false))
  await userEvent.click(merge)
  const dialog = await screen.findByRole('dialog', { name: 'Merge two records' })
  expect(await within(dialog).findByText('Nothing points at it.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('radio', { name: `Secondland (number ${other.id})` }))
  expect(await within(dialog).findByText(/1 Legal type \(Country\)/)).toBeTruthy()
  await gone(
    () => screen.queryByRole('region', { name: 'Selected rows', hidden: true }),
    () => userEvent.click(within(dialog).getByRole('button', { name: 'Merge' })),
  )
  expect(await api.rows('country')).toMatchObject([{ id: other.id }])
  expect(await api.rows('legal_type')).toMatchObject([{ country_id: other.id }])
})

test('who may not change them is not offered it', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  await renderPage(api, { path: `/settings/team/${id}`, who: ['ROLE_EMPLOYEE'] })
  await screen.findByRole('heading', { name: 'North' })
  await screen.findByRole('button', { name: 'History' })
  await never(() => screen.queryByRole('button', { name: 'More actions' }))
})
