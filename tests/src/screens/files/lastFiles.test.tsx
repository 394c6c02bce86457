/** The page of last files: pinned ones first, the others by day; opening a file puts it there. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never, quiet } from '#tests/support/waits.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const who = [...staff, 'ROLE_FILE_VIEW_LAST_VISITED']
const path = '/history/last-files'

const test = base.extend('files', async ({ api }) => {
  const { customer } = await openOffice(api)
  const open = (lastName: string) =>
    openFile(api, {
      customer,
      fileType: 'private',
      debtor: { kind: 'private', lastName },
      interest: { type: 'none' },
      claims: [claim(lastName, '2025-01-31', 100)],
    })
  return [await open('Zwaluw'), await open('Merel'), await open('Spreeuw')]
})

const numbersOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

test('what one opens stands there by day, and pinned files above it', async ({ api, files }) => {
  const [first, second, third] = files
  const app = await renderPage(api, {
    path: `/file/show-new/${first?.id}`,
    who,
    first: (client) =>
      client.post(`/api/v4/file/${second?.id}/visit`).then(() => client.post(`/api/v4/file/${third?.id}/visit`)),
  })
  await screen.findByRole('region', { name: 'What is owed today' })
  await waitFor(async () => expect(await api.rows('file_visit')).toHaveLength(3))
  await api.engine.query({
    text: `update file_visit set at = at - interval '10 days' where file_id = $1`,
    values: [second?.id],
  })
  await app.go(path)
  await waitFor(async () => expect(await numbersOf('Today')).toEqual([first?.number, third?.number]))
  expect(screen.getByText(String(second?.number))).toBeTruthy()
  const row = within(screen.getByRole('row', { name: new RegExp(String(first?.number)) }))
  expect(row.getByText('Zwaluw', { exact: false })).toBeTruthy()
  expect(row.getByText('Energie Noord B.V.')).toBeTruthy()
  expect(row.getByText('€100.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Pin ${third?.number}` }))
  await waitFor(async () => expect(await numbersOf('Pinned')).toEqual([third?.number]))
  expect(await numbersOf('Today')).toEqual([first?.number])
  await gone(
    () => screen.queryByRole('region', { name: 'Today', hidden: true }),
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }))
      const question = within(await screen.findByRole('dialog'))
      await userEvent.click(question.getByRole('button', { name: 'Clear the list' }))
    },
  )
  expect(await numbersOf('Pinned')).toEqual([third?.number])
  expect(await api.rows('file_visit')).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: third?.number }))
  await waitFor(() => expect(app.path()).toBe(`/file/show-new/${third?.id}`))
})

test('before one has opened any it says so; a failure is told, with a way to try again', async ({ api, files }) => {
  let fails = true
  const answers = [
    http.get('*/api/v4/file/last-visited', () =>
      fails ? HttpResponse.json({ error: 'x' }, { status: 500 }) : undefined,
    ),
  ]
  await renderPage(api, { path, who, answers })
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeTruthy()
  await never(() => screen.queryByRole('button', { name: 'Clear the list' }))
  expect(files).toHaveLength(3)
})

test('whoever may not list visits tells none', async ({ api, files }) => {
  await renderPage(api, { path: `/file/show-new/${files[0]?.id}`, who: staff })
  await screen.findByRole('region', { name: 'What is owed today' })
  await quiet()
  expect(await api.rows('file_visit')).toEqual([])
})
