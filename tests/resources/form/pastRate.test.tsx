// @vitest-environment jsdom
/** A rate that begins in the past affects earlier calculations; the form warns before saving. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

test('a rate from a day in the past says which days change, and what holds on them now', async ({ api }) => {
  await api.create('interest-rate', { type: 'statutory', rate: '6', effectiveFrom: '2024-01-01' })
  await api.create('interest-rate', { type: 'commercial', rate: '11.5', effectiveFrom: '2024-01-01' })
  await renderPage(api, { path: '/settings/interest-rates?add' })
  const dialog = within(await screen.findByRole('dialog'))
  const day = await dialog.findByRole('textbox', { name: /^Holds from/ })
  fireEvent.change(day, { target: { value: '01-01-2099' } })
  fireEvent.blur(day)
  await never(() => dialog.queryByText(/changes the past/))
  fireEvent.change(day, { target: { value: '01-07-2025' } })
  fireEvent.blur(day)
  expect((await dialog.findByText(/changes the past: from 01-07-2025/)).textContent).not.toContain('What holds')

  fireEvent.mouseDown(dialog.getByRole('combobox', { name: /^Kind/ }))
  fireEvent.click(await screen.findByRole('option', { name: /^Statutory/ }))
  expect(await dialog.findByText(/What holds then now: Per cent per year 6\./)).toBeTruthy()
})
