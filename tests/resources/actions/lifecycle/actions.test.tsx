// @vitest-environment jsdom
/** Actions of a lifecycle on screen with the real server: dialogs, refusals, several records, and undo. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never, quiet } from '#tests/support/waits.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
const complaints = '/compliance/complaints'
const add = (api: Api, body: object = {}) =>
  api.create('complaint', {
    receivedAt: dayOf(api.app.now()),
    channel: 'post',
    complainant: 'client',
    complainantName: 'A. de Vries',
    subject: 'Toon',
    category: 'treatment',
    ...body,
  })
const take = async (api: Api, id: number, ...actions: string[]) => {
  for (const action of actions) {
    const body = action === 'confirm' ? { by: 'post' } : {}
    expect((await api.as('admin').post(`/api/v4/complaint/${id}/${action}`, body)).statusCode).toBe(200)
  }
}
const statusOf = async (api: Api, id: number) => (await api.rows('complaint')).find((row) => row.id === id)?.status
/** Simulates a phone's width for media queries. */
function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /max-width:\s*599/.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('the dialog asks for its fields, says at each what is missing, and keeps what a refusal was about', async ({
  api,
}) => {
  const { id } = await add(api)
  await take(api, id, 'confirm')
  await renderPage(api, { path: `${complaints}/${id}`, who: legal })
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer' }))
  expect(dialog.getByText('The complainant gets your answer.')).toBeTruthy()
  expect(await violations()).toEqual([])

  await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await dialog.findAllByText('This field is required.')).toHaveLength(2)
  expect(await statusOf(api, id)).toBe('confirmed')

  // By mail, to a complainant without an address.
  const before = await api.rows('complaint')
  await userEvent.click(dialog.getByRole('combobox', { name: /Outcome/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Founded' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /Answer/ }), 'We are sorry.')
  await userEvent.click(await dialog.findByRole('button', { name: 'Answer' }))
  expect(await dialog.findByText(/There is no e-mail address of the complainant/)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Answer/ }).value).toBe('We are sorry.')
  expect(await api.rows('complaint')).toEqual(before)

  await userEvent.click(dialog.getByRole('combobox', { name: /Tell the complainant/ }))
  await userEvent.click(await screen.findByRole('option', { name: /By a letter/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('The complaint is answered')).toBeTruthy()
  expect(await statusOf(api, id)).toBe('answered')
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy()
})

test('what cannot be taken says why, to a pointer, the keyboard and a finger', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Vries' })
  const { id } = await api.create('due-diligence', { customer })
  await api.as(legal).post(`/api/v4/due-diligence/${id}/review`)
  await renderPage(api, { path: `/compliance/due-diligence/${id}` })
  const approve = await screen.findByRole('button', { name: 'Approve' })
  expect(approve.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(approve)
  expect(await screen.findAllByText(/^Not every check has a result yet/)).not.toHaveLength(0)
  expect((await api.rows('due_diligence'))[0]?.status).toBe('in_review')
})

test('where nothing is asked, what somebody else was first to do is told as well', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Vries' })
  const { id } = await api.create('due-diligence', { customer })
  await renderPage(api, { path: `/compliance/due-diligence/${id}` })
  const review = await screen.findByRole('button', { name: 'Begin review' })
  await api.as(legal).post(`/api/v4/due-diligence/${id}/review`)
  const before = await api.rows('due_diligence')
  await userEvent.click(review)
  expect(
    await screen.findByText(/‘Begin review’ is not possible with this record as it is now: In review/),
  ).toBeTruthy()
  expect(await api.rows('due_diligence')).toEqual(before)
})

test('what was done is taken back by one button, for five minutes', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Vries' })
  const { id } = await api.create('due-diligence', { customer })
  await api.as(legal).post(`/api/v4/due-diligence/${id}/review`)
  await renderPage(api, { path: `/compliance/due-diligence/${id}` })
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No papers.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Open again' })
  expect((await api.rows('due_diligence'))[0]).toMatchObject({ status: 'rejected', reason: 'No papers.' })
  await userEvent.click(undo)
  await waitFor(async () =>
    expect((await api.rows('due_diligence'))[0]).toMatchObject({ status: 'open', reason: null }),
  )

  // Repeated, and not undone.
  const review = await screen.findByRole('button', { name: 'Begin review' })
  expect(review.className).toContain('contained')
  await userEvent.click(review)
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const again = within(await screen.findByRole('dialog', { name: 'Reject' }))
  await userEvent.type(again.getByRole('textbox', { name: /Reason/ }), 'No papers.')
  await userEvent.click(await again.findByRole('button', { name: 'Reject' }))
  await screen.findByRole('button', { name: 'Undo: Open again' })
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect((await screen.findByRole('button', { name: 'Open again' })).className).not.toContain('contained')
})

test('several at once: what is done is counted, what is refused stays selected with its reason', async ({ api }) => {
  const [first, second] = [await add(api, { complainantName: 'Eerste' }), await add(api, { complainantName: 'Tweede' })]
  await take(api, first.id, 'confirm')
  await renderPage(api, { path: complaints, who: legal })
  await screen.findByText('Eerste')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  const investigate = await bar.findByRole('button', { name: 'Investigate' })
  // Complaints are edited and never deleted.
  expect(bar.getByRole('button', { name: 'Edit' })).toBeTruthy()
  await never(() => bar.queryByRole('button', { name: 'Delete' }))
  await userEvent.click(investigate)
  const dialog = within(await screen.findByRole('dialog', { name: 'Investigate: 1 of 2 Complaints' }))
  expect(await dialog.findByRole('button', { name: 'Will change 1' })).toBeTruthy()
  expect(await violations()).toEqual([])
  expect([await statusOf(api, first.id), await statusOf(api, second.id)]).toEqual(['confirmed', 'new'])
  await userEvent.click(dialog.getByRole('button', { name: 'Investigate: 1 of 2 Complaints' }))
  await waitFor(async () => expect((await api.rows('bulk_run'))[0]?.state).toBe('running'))
  await api.runDue()
  expect(await dialog.findByRole('button', { name: 'Changed 1' })).toBeTruthy()
  expect(
    await dialog.findAllByText(/‘Investigate’ is not possible with this record as it is now: New/),
  ).not.toHaveLength(0)
  expect([await statusOf(api, first.id), await statusOf(api, second.id)]).toEqual(['in_investigation', 'new'])
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('1 selected'))
})

test('several at once: what an action asks is asked once, for all', async ({ api }) => {
  const ids = [(await add(api, { complainantName: 'Eerste' })).id, (await add(api, { complainantName: 'Tweede' })).id]
  await renderPage(api, { path: complaints, who: legal })
  await screen.findByText('Eerste')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
  await userEvent.click(await bar.findByRole('button', { name: 'Confirm receipt' }))
  const question = within(await screen.findByRole('dialog', { name: 'Confirm receipt' }))
  await userEvent.click(question.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: /By a letter/ }))
  await userEvent.click(await question.findByRole('button', { name: 'Confirm receipt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm receipt: 2 Complaints' }))
  expect(await statusOf(api, ids[0] ?? 0)).toBe('new')
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm receipt: 2 Complaints' }))
  await waitFor(async () => expect((await api.rows('bulk_run'))[0]?.state).toBe('running'))
  await api.runDue()
  expect(await screen.findByText('‘Confirm receipt’: 2 done')).toBeTruthy()
  expect(await Promise.all(ids.map((id) => statusOf(api, id)))).toEqual(['confirmed', 'confirmed'])
})

test('where the schema asks for it, the name of the record is typed first', async ({ api }) => {
  const { lifecycle } = complaint
  const escalate = lifecycle?.actions.escalate as { confirm: string }
  escalate.confirm = 'type'
  onTestFinished(() => void (escalate.confirm = 'ask'))
  const { id } = await add(api)
  await take(api, id, 'confirm')
  await renderPage(api, { path: `${complaints}/${id}`, who: legal })
  await userEvent.click(await screen.findByRole('button', { name: 'To the dispute body' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'To the dispute body' }))
  const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'To the dispute body' })
  expect(yes.disabled).toBe(true)
  const name = document.querySelector('h1')?.textContent ?? ''
  const box = dialog.getByRole('textbox', { name: `Type ‘${name}’ to confirm` })
  expect(await violations()).toEqual([])
  await userEvent.type(box, `${name.slice(0, -1)}{Enter}`)
  await quiet()
  expect(yes.disabled).toBe(true)
  expect(await statusOf(api, id)).toBe('confirmed')
  await userEvent.type(box, `${name.slice(-1)}{Enter}`)
  await waitFor(async () => expect(await statusOf(api, id)).toBe('escalated_to_dispute_body'))
})

test('the menu of a row has the same actions, asks the same and says why one is not possible', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Vries' })
  const { id } = await api.create('due-diligence', { customer })
  await api.as(legal).post(`/api/v4/due-diligence/${id}/review`)
  await renderPage(api, { path: '/compliance/due-diligence' })
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }))
  const menu = within(await screen.findByRole('menu'))
  expect(await menu.findByText(/^Not every check has a result yet/)).toBeTruthy()
  expect(await violations()).toEqual([])
  expect(menu.getByRole('menuitem', { name: /^Approve/ }).getAttribute('aria-disabled')).toBe('true')
  await never(() => menu.queryByRole('menuitem', { name: 'Begin review' }))
  await userEvent.click(menu.getByRole('menuitem', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('This field is required.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No papers.')
  await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('The customer is rejected')).toBeTruthy()
  expect((await api.rows('due_diligence'))[0]?.status).toBe('rejected')
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('Rejected'))
})

test('on a phone the next step stands beside the title, and everything else in the menu', async ({ api }) => {
  onPhone()
  const { id } = await add(api)
  await take(api, id, 'confirm')
  await renderPage(api, { path: `${complaints}/${id}`, who: legal })
  await screen.findByRole('button', { name: 'Investigate' })
  await never(() => screen.queryByRole('button', { name: 'Answer' }))
  await never(() => screen.queryByRole('link', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  const menu = within(await screen.findByRole('dialog', { name: 'More actions' }))
  expect(menu.getByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Edit' })).toBeTruthy()
  await userEvent.click(menu.getByRole('button', { name: 'To the dispute body' }))
  const question = within(await screen.findByRole('dialog', { name: 'To the dispute body' }))
  await userEvent.click(question.getByRole('button', { name: 'To the dispute body' }))
  await waitFor(async () => expect(await statusOf(api, id)).toBe('escalated_to_dispute_body'))
})
