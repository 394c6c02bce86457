/** Lists of lookups: editing values in place, a manual order, and deactivating instead of deleting. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const path = '/settings/file-statuses'
const names = () => [...document.querySelectorAll('tr[data-index] td.named')].map((cell) => cell.textContent)
const cell = (row: number, column: string) =>
  document.querySelector(`tr[data-index="${row}"] td[data-column="${column}"]`) as HTMLElement

async function addStatuses(api: Api): Promise<void> {
  for (const [place, name] of ['New', 'Reminded', 'Closed'].entries())
    await api.create('file-status', { code: 900 + place, name: { nl: `${name} nl`, en: name }, phase: 'amicable' })
}
const stored = async (api: Api) => (await api.rows('file_status')).filter(({ code }) => Number(code) >= 900)
async function show(api: Api): Promise<void> {
  await addStatuses(api)
  await renderPage(api, { path: `${path}?filter=${encodeURIComponent('{"code":{"gte":900}}')}` })
  await waitFor(() => expect(names()).toEqual(['New', 'Reminded', 'Closed']))
}

test('a value is changed where it stands; Tab saves it and goes on; other languages keep theirs', async ({ api }) => {
  await show(api)
  fireEvent.doubleClick(cell(1, 'name'))
  const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name (English)' })
  expect(text.value).toBe('Reminded')
  expect(await violations()).toEqual([])
  await userEvent.clear(text)
  await userEvent.type(text, 'Reminder sent{Tab}')
  await waitFor(() => expect(names()).toEqual(['New', 'Reminder sent', 'Closed']))
  expect((await stored(api))[1]?.name).toEqual({ nl: 'Reminded nl', en: 'Reminder sent' })
  expect(await screen.findByRole('textbox', { name: 'Colour' })).toBeTruthy()
})

test('Escape undoes; what the server refuses stands under the cell, and nothing is stored', async ({ api }) => {
  await show(api)
  const before = await stored(api)
  cell(0, 'code').tabIndex = -1
  cell(0, 'code').focus()
  fireEvent.keyDown(cell(0, 'code'), { key: 'F2' })
  expect(await screen.findByRole('dialog', { name: 'Code' })).toBeTruthy()
  const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await userEvent.clear(text)
  await userEvent.type(text, '901{Enter}')
  expect(await screen.findByText('Already in use.')).toBeTruthy()
  await gone(
    () => screen.queryByRole('textbox', { name: 'Code' }),
    () => userEvent.keyboard('{Escape}'),
  )
  expect(await stored(api)).toEqual(before)
})

test('who saves second is told what the other made of it, and saves knowingly', async ({ api }) => {
  await show(api)
  const [, second] = await stored(api)
  fireEvent.doubleClick(cell(1, 'code'))
  const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await api.as('settings').put(`/api/v4/file-status/${second?.id}`, { _version: second?.version, code: 950 })
  await userEvent.clear(text)
  await userEvent.type(text, '960{Enter}')
  expect(await screen.findByText(/just changed this to “950”/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect((await stored(api))[1]?.code).toBe(960))
})

test('a row is moved by keyboard, and the order is stored', async ({ api }) => {
  await show(api)
  const row = document.querySelector('tr[data-index="2"]') as HTMLElement
  row.focus()
  fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true })
  await waitFor(async () => {
    const order = (await stored(api)).toSorted((a, b) => Number(a.position) - Number(b.position))
    expect(order.map(({ code }) => code)).toEqual([900, 902, 901])
  })
  await waitFor(() => expect(names()).toEqual(['New', 'Closed', 'Reminded']))
})

test('a record is switched off instead of deleted, and left out on demand', async ({ api }) => {
  await show(api)
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate New' }))
  await screen.findByRole('button', { name: 'Activate New' })
  expect((await stored(api)).map(({ active }) => active)).toEqual([false, true, true])
  expect(document.querySelectorAll('tr.inactive')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Active only' }))
  await waitFor(() => expect(names()).toEqual(['Reminded', 'Closed']))
})

test('how often each is used stands in a column, where something can use it', async ({ api }) => {
  const subject = await api.create('agenda-subject', { code: 'zz_asked', name: { nl: 'Gevraagd', en: 'Asked' } })
  await api.create('email-classification', {
    code: 'zz_question',
    name: { nl: 'Vraag', en: 'Question' },
    action: 'agenda',
    agendaSubject: subject.id,
  })
  const filter = encodeURIComponent('{"code":{"startsWith":"zz_"}}')
  await renderPage(api, { path: `/settings/agenda-subjects?filter=${filter}` })
  await screen.findByRole('columnheader', { name: 'Used' })
  await waitFor(() => expect(cell(0, '_usage').textContent).toBe('1'))
})

test('no column says how often a record is used that nothing can use', async ({ api }) => {
  await api.create('mime-type', {
    mimeType: 'application/pdf',
    name: { nl: 'PDF' },
    extensions: ['pdf'],
    maxSizeMb: 10,
  })
  await renderPage(api, { path: '/settings/mime-types' })
  await screen.findByText('application/pdf')
  await never(() => screen.queryByRole('columnheader', { name: 'Used' }))
})
