/** Taking in a client step by step, and its page with tabs. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect } from 'vitest'
import { stepOf, steps } from '#resources/customers/wizard/steps.tsx'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

beforeEach(() => window.sessionStorage.clear())

const company = { number: 'C-1001', company: 'De Vries Handel', kvkNumber: '00000101' }
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }))
const labelled = (name: RegExp) => screen.findByRole('textbox', { name })

/** Earlier input of the administrator of these tests. */
async function typedBefore(api: Api, typed: object) {
  const text = `select id from app_user where username = 'admin'`
  const { rows } = await api.engine.query<{ id: number }>({ text })
  window.sessionStorage.setItem(`customer-intake ${rows[0]?.id}`, JSON.stringify(typed))
}

test('stores what was typed in all steps at once, also after a reload', async ({ api }) => {
  await api.create('customer', company)
  const contactPerson = { lastName: 'Bos', language: 'nl' }
  const typed = { customer: { number: 'C-1002', company: 'Vries' }, contactPerson, wanted: ['contactPerson'] }
  await typedBefore(api, typed)
  await renderPage(api, { path: '/customer/create?step=dueDiligence' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add customer' }))
  await screen.findByRole('tab', { name: 'Details' })
  expect((await api.rows('customer'))[1]).toMatchObject({ number: 'C-1002', company: 'Vries' })
  expect(await api.rows('contact_person')).toMatchObject([{ last_name: 'Bos' }])
  expect(await api.rows('due_diligence')).toEqual([])
  expect(window.sessionStorage).toHaveLength(0)
})

test('proposes a number, warns of a client that is there, and goes on when a step is right', async ({ api }) => {
  await api.create('customer', company)
  const page = await renderPage(api, { path: '/customer/create' })
  const name = await labelled(/^Company/)
  await waitFor(async () => expect(await labelled(/^Number/)).toHaveProperty('value', 'C-1002'))
  await next()
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.click(name)
  await userEvent.paste('Vries handel')
  await screen.findByText('This customer seems to be there already')
  await next()
  await labelled(/^Street/)
  expect(page.address()).toBe('/customer/create?step=address')
  expect(window.sessionStorage.getItem(window.sessionStorage.key(0) ?? '')).toContain('Vries handel')
})

test('what the server refuses is said at its step, and nothing typed is lost', async ({ api }) => {
  await api.create('customer', company)
  await typedBefore(api, { customer: { number: 'C-1001', company: 'Bol' }, wanted: [] })
  const page = await renderPage(api, { path: '/customer/create?step=dueDiligence' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add customer' }))
  await waitFor(() => expect(page.address()).toBe('/customer/create?step=company'))
  const number = await labelled(/^Number/)
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
  expect(await labelled(/^Company/)).toHaveProperty('value', 'Bol')
  expect(await api.rows('customer')).toHaveLength(1)
})

test('what belongs to a client stands in tabs, and is added to it there', async ({ api }) => {
  const { id } = await api.create('customer', company)
  await api.create('contact-person', { customer: id, lastName: 'Jansen' })
  const page = await renderPage(api, { path: `/customer/${id}` })
  await userEvent.click(await screen.findByRole('tab', { name: 'Contacts 1' }))
  await waitFor(() => expect(page.address()).toBe(`/customer/${id}?tab=contacts`))
  await screen.findByText('Jansen')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('textbox', { name: /^Last name/ }))
  await userEvent.paste('Bos')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add' }))
  await waitFor(async () => expect(await api.rows('contact_person')).toHaveLength(2))
  expect((await api.rows('contact_person'))[1]).toMatchObject({ customer_id: id, last_name: 'Bos' })
})

test('a tab says who saw the IBAN, a person behind another by both names, twenty at a time', async ({ api }) => {
  const { id } = await api.create('customer', { ...company, iban: 'NL91ABNA0417164300' })
  await api.engine.query({ text: 'delete from read_log' })
  const text = `insert into read_log (at, actor_name, impersonator_name, action, entity, properties, record_ids, record_count)
    select '2026-01-05T11:00Z', 'Karel', case when n = 21 then 'Anna' end, 'export', 'customer', '{iban}',
      case when n < 21 then array[$1::bigint] end, case when n < 21 then 1 else 1234 end from generate_series(1, 21) n`
  await api.engine.query({ text, values: [id] })
  await renderPage(api, { path: `/customer/${id}?tab=reads` })
  await screen.findByRole('tab', { name: 'Who read this', selected: true })
  const entries = async () =>
    within(await screen.findByRole('list', { name: 'Who read this' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  // Opening the page was a read too, the newest one.
  const [first, second, ...more] = await entries()
  expect(first).toMatch(/admin\s?opened it.*IBAN$/)
  expect(second).toMatch(/^05-01-2026 12:00Anna as Kareltook it along in a file/)
  expect(second).toContain('IBAN · 1,234 records at once, of which this may have been one')
  expect(more).toHaveLength(18)
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
  await waitFor(async () => expect(await entries()).toHaveLength(2))
})

test('a client’s own people see no history and nobody’s rights', async ({ api }) => {
  const { id } = await api.create('customer', company)
  await renderPage(api, {
    path: `/customer/${id}`,
    who: 'customer',
    first: async () => {
      const text = `insert into app_user_customers (owner_id, target_id) select id, $1 from app_user where username = 'customer'`
      await api.engine.query({ text, values: [id] })
    },
  })
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Details', 'Finance', 'Files', 'Contacts', 'Merchants'])
})

test('what is said of a field stands at the one step that asks it', () => {
  for (const part of ['customer', 'contactPerson', 'dueDiligence'] as const) {
    const own = steps.filter((step) => step.part === part)
    const asked = own.flatMap(({ name, inputs }) => Object.keys(inputs).map((field) => [field, name]))
    expect(new Set(asked.map(([field]) => field)).size).toBe(asked.length)
    expect(asked.map(([field = '']) => [field, stepOf(part, field)])).toEqual(asked)
    expect(stepOf(part, 'common')).toBe(own[0]?.name)
  }
  expect(stepOf('customer', 'payoutMinimum.amount')).toBe('bank')
})

test.for([
  ['en', 'Contacts more than 1,000', 'Rights 2,345'],
  ['nl', 'Contactpersonen meer dan 1.000', 'Rechten 2.345'],
  ['fr', 'Contacts plus de 1\u202f000', 'Droits 2\u202f345'],
] as const)('a tab says in %s where more belong to a client than were counted', async ([locale, ...names], { api }) => {
  const { id } = await api.create('customer', company)
  const items = [
    { entity: 'contact-person', property: 'customer', count: 1000, more: true },
    { entity: 'user', property: 'customers', count: 2345 },
  ]
  const answers = [http.get(`*/api/v4/customer/${id}/usage`, () => HttpResponse.json({ items }))]
  await renderPage(api, { path: `/customer/${id}`, locale, answers })
  for (const name of names) expect(await screen.findByRole('tab', { name })).toBeTruthy()
})
