/** Files that may be one, compared, merged and separated again on the page. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

const path = '/merging/new'
const who = [...staff, 'ROLE_PROCESSING', 'ROLE_MERGING']

async function openTwo(api: Api) {
  const { customer, costType } = await openOffice(api)
  await api.create('close-reason', { code: 'merged', name: { nl: 'Samengevoegd' }, group: 'client' })
  const open = (debtor: unknown, euro: number) =>
    openFile(api, {
      customer,
      fileType: 'company',
      debtor,
      interest: { type: 'none' },
      claims: [claim(`F-${euro}`, '2025-09-01', euro)],
    })
  const one = await open({ kind: 'company', company: 'Bakker' }, 300)
  const other = await open(one.debtor, 100)
  for (const { id } of [one, other])
    expect((await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType, date: '2026-01-05' })).statusCode).toBe(
      201,
    )
  return { one, other, customer }
}
const euro = (text: string) => new RegExp(`€\\s?${text.replace('.', '\\.')}`)

test('without candidates and merges the page says so', async ({ api }) => {
  await renderPage(api, { path, who })
  await screen.findByText('No files to merge.')
  await screen.findByText('Nothing was merged yet.')
})

test('a group is compared, merged with costs on the sum, and separated again', async ({ api }) => {
  const user = userEvent.setup()
  const { one, other } = await openTwo(api)
  await renderPage(api, { path, who })
  const group = within(await screen.findByRole('article', { name: 'Bakker' }))
  group.getByText('Same debtor')
  await user.click(group.getByRole('button', { name: 'Compare: Bakker' }))
  const lead = await screen.findByRole('radio', { name: `${one.number} leads` })
  await waitFor(() => expect((lead as HTMLInputElement).checked).toBe(true))
  const outcome = within(await screen.findByRole('region', { name: 'What it comes to' }))
  const costs = within(outcome.getByRole('row', { name: /Collection costs/ }))
  costs.getByText(euro('85.00'))
  costs.getByText(euro('60.00'))
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Merge 2 files' }))
  await user.click(await screen.findByRole('button', { name: 'Merge' }))
  await screen.findByText(`Merged into ${one.number}`)
  const rows = await api.rows('collection_file')
  expect(rows.map(({ id, outstanding }) => [id, outstanding])).toEqual([
    [one.id, 460_00],
    [other.id, 0],
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: /confirm/i }))
  await screen.findByText('Merge undone')
  expect((await api.rows('collection_file')).map(({ outstanding }) => outstanding)).toEqual([345_00, 140_00])
})

test('a file that may not join says why, and nothing can be merged until it is left out', async ({ api }) => {
  const user = userEvent.setup()
  const { one, other, customer } = await openTwo(api)
  const stranger = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('X', '2025-09-01', 10)],
  })
  await renderPage(api, { path: `${path}?files=${one.id},${other.id},${stranger.id}`, who })
  await screen.findByText(/The debtor is another/)
  expect((screen.getByRole('button', { name: 'Merge 3 files' }) as HTMLButtonElement).disabled).toBe(true)
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: `Leave out ${stranger.number}` }))
  await screen.findByRole('region', { name: 'What it comes to' })
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Merge 2 files' }) as HTMLButtonElement).disabled).toBe(false),
  )
})
