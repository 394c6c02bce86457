/** Below the rows of a list stand the sums of its money columns over everything that matches; a person can switch that. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

test('sums follow the filters, and can be switched off and on', async ({ api }) => {
  for (const [name, amount] of [
    ['Amstel', 1250],
    ['Berkel', 300_000],
  ] as const)
    await api.create('partner', { name, kind: 'print', fee: { amount, currency: 'EUR' } })
  const filter = (asked: object) => `?filter=${encodeURIComponent(JSON.stringify(asked))}`
  const path = '/settings/partner'
  await renderPage(api, { path })
  const sums = await screen.findByLabelText('Totals')
  await waitFor(() => expect(sums.textContent).toMatch(/Fee.*3,012\.50/))

  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  await gone(
    () => document.querySelector('dl'),
    async () => userEvent.click(await screen.findByRole('switch', { name: 'Totals' })),
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Totals' }))
  await waitFor(() => expect(document.querySelector('dl')?.textContent).toMatch(/Fee/))
  cleanup()

  await renderPage(api, { path: `${path}${filter({ name: { contains: 'amst' } })}` })
  await waitFor(async () => expect((await screen.findByLabelText('Totals')).textContent).toMatch(/12\.50/))
})

test('what a schema adds up besides is among them, and what it leaves out is not', async ({ api }) => {
  const text = `insert into bulk_run (entity, action, state, total, changed, refused)
    values ('team', 'update', 'done', 3000, 1200, 0), ('team', 'update', 'done', 3000, 34, 2)`
  await api.engine.query({ text })
  await api.create('customer', { number: 'K-1', company: 'Bakker', payoutMinimum: { amount: 500, currency: 'EUR' } })
  await renderPage(api, { path: '/bulk-runs' })
  await waitFor(async () => expect((await screen.findByLabelText('Totals')).textContent).toBe('Changed1,234Refused2'))
  cleanup()
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Bakker')
  await never(() => screen.queryByLabelText('Totals'))
})
