/** What staff see after signing in: waiting work by their rights, pinned items, and recent places. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'
import { addDays, dayOf } from '#domain/time/day.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'
import { claim, euros, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'

beforeEach(() => localStorage.clear())

const todayOf = (api: Api) => dayOf(api.app.now())
const shown = (day: string) => day.split('-').reverse().join('-')
const rows = async (group: string) =>
  within(await screen.findByRole('list', { name: group }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

async function addWork(api: Api) {
  const today = todayOf(api)
  const customer = await api.create('customer', { number: 'C-1', company: 'Zwaluw' })
  await api.create('due-diligence', { customer: customer.id, risk: 'low', nextReview: addDays(today, 40) })
  await api.create('api-client', {
    name: 'Kassa',
    customer: customer.id,
    scopes: ['lookups:read'],
    expiresAt: addDays(today, 9),
  })
  await api.create('api-client', {
    name: 'Later',
    customer: customer.id,
    scopes: ['lookups:read'],
    expiresAt: addDays(today, 90),
  })
  await api.create('user', {
    username: 'e.bos',
    name: 'Els Bos',
    email: 'e@bos.example',
    kind: 'employee',
    wkiTrainingExpiresAt: addDays(today, -1),
  })
  for (let n = 1; n <= 6; n++) {
    await api.create('complaint', {
      receivedAt: today,
      channel: 'post',
      complainant: 'client',
      complainantName: `Klager ${n}`,
      subject: 'Kosten',
      category: 'costs',
      text: 'Te hoog.',
    })
  }
  return customer
}

test('what waits stands with its term, five of a kind and the way to all of them', async ({ api }) => {
  await addWork(api)
  const app = await renderPage(api, { path: '/file/search' })
  const today = todayOf(api)
  const complaints = await rows('Open complaints')
  expect(complaints).toHaveLength(5)
  expect(complaints[0]).toMatch(/Klager 1 · Kosten.*confirm by \d\d-\d\d-\d{4}$/)
  expect(await rows('Due diligence to review')).toEqual([`ZwaluwOpenreview by ${shown(addDays(today, 40))}`])
  expect(await rows('API keys that expire')).toEqual([`KassaZwaluwvalid until ${shown(addDays(today, 9))}`])
  expect(await rows('Wki trainings that expire')).toEqual([`Els Bosexpired after ${shown(addDays(today, -1))}`])
  await never(() => screen.queryByText('Nothing is waiting for you'))
  await userEvent.setup().click(screen.getByRole('link', { name: 'Show all 6' }))
  await waitFor(() => expect(app.path()).toBe('/compliance/complaints'))
  expect(await screen.findByText('Klager 6')).toBeTruthy()
})

test('nobody is shown work that they may not read', async ({ api }) => {
  await addWork(api)
  await renderPage(api, { path: '/file/search', who: ['ROLE_FILE_SEARCH', 'ROLE_EMPLOYEE', 'ROLE_SETTINGS'] })
  expect(await rows('API keys that expire')).toHaveLength(1)
  await never(() => screen.queryByRole('list', { name: 'Open complaints' }))
  await never(() => screen.queryByRole('list', { name: 'Wki trainings that expire' }))
})

test('of files: what was paid too much, clients that have not answered, terms that were missed', async ({ api }) => {
  const today = todayOf(api)
  const { customer } = await openOffice(api)
  const open = (lastName: string) =>
    openFile(api, {
      customer,
      fileType: 'private',
      debtor: { kind: 'private', lastName },
      interest: { type: 'none' },
      claims: [claim(lastName, '2025-01-31', 100)],
    })
  const [first, second] = [await open('Zwaluw'), await open('Merel')]
  const answer = { question: 'Is dit geleverd?', clientAnswerDue: addDays(today, 2) }
  for (const { id } of [first, second]) {
    const dispute = await api.create('dispute', { file: id, kind: 'defect', openedAt: today })
    expect((await api.as('admin').post(`/api/v4/dispute/${dispute.id}/ask`, answer)).statusCode).toBe(200)
    const plan = { total: euros(100), startDate: today, frequency: 'monthly', instalments: 2 }
    expect((await api.as('admin').post(`/api/v4/file/${id}/arrangement`, plan)).statusCode).toBe(201)
  }
  await api.engine.query({
    text: `update collection_file set overpayment = 2550, overpayment_currency = 'EUR' where id = $1`,
    values: [second.id],
  })
  await api.engine.query({
    text: `update arrangement set status = 'active', next_due_date = case when file_id = $1 then $2::date else $3::date end`,
    values: [first.id, addDays(today, -1), today],
  })
  await api.engine.query({
    text: `update dispute set client_answer_due = $2 where file_id = $1`,
    values: [first.id, addDays(today, -2)],
  })
  await renderPage(api, { path: '/file/search' })
  const late = `should have answered by ${shown(addDays(today, -2))}`
  expect(await rows('Disputes: the customer has not answered')).toEqual([
    `${first.number}Energie Noord B.V. · Defectcustomer ${late}`,
  ])
  expect((await rows('Arrangements with a missed term'))[0]).toMatch(
    new RegExp(`${first.number} · Energie Noord B.V.should have been paid by ${shown(addDays(today, -1))}$`),
  )
  expect(await rows('Arrangements with a missed term')).toHaveLength(1)
  expect(await rows('Paid too much, to be refunded')).toEqual([`${second.number}€25.50 · Merel · Energie Noord B.V.`])
})

test('mail that waits for a decision stands first, for who decides', async ({ api }) => {
  await api.engine.query({
    text: `insert into mail (created_at, recipient, subject, body, state) values (now(), 'jan@example.test', 's', 'b', 'unknown')`,
  })
  await renderPage(api, { path: '/file/search' })
  const [link] = within(await screen.findByRole('list', { name: 'Mail and webhooks' })).getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/outgoing')
  expect(link?.textContent).toBe('1 letter of which nobody knows whether it was sent')
})

test('what is pinned stays with the account, until it is taken off', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Zwaluw' })
  const app = await renderPage(api, { path: `/customer/${id}` })
  await screen.findByRole('heading', { name: 'Zwaluw' })
  await app.go('/file/search')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Pin Zwaluw' }))
  await waitFor(async () => expect(await rows('Pinned')).toEqual(['ZwaluwC-1']))
  await never(() => screen.queryByRole('list', { name: 'Recently opened' }))
  await waitFor(async () =>
    expect(await api.rows('preference')).toMatchObject([{ name: 'pins', value: [`customer/${id}`] }]),
  )
  await gone(
    () => screen.queryByRole('list', { name: 'Pinned' }),
    () => user.click(screen.getByRole('button', { name: 'Unpin Zwaluw' })),
  )
})
