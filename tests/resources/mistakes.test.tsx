// @vitest-environment jsdom
/** What a person sees of a mistake, whoever found it: the first message under its input, the rest above the fields. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

test('mistakes that the browser finds stand under their inputs', async ({ api }) => {
  await renderPage(api, { path: '/settings/merchant?add' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText(/KVK number/), '123')
  await userEvent.click(dialog.getByRole('button', { name: /^Add$/ }))

  expect(await dialog.findByText('A KVK number has exactly 8 digits.')).toBeTruthy()
  expect(dialog.getByLabelText(/KVK number/).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getAllByText('This field is required.')).toHaveLength(2)
  expect(await violations()).toEqual([])
  expect(await api.rows('merchant')).toEqual([])
})
