/** An own variable requires its text, and the form says so before sending. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('the fixed text of an own variable is required', async ({ api }) => {
  await renderPage(api, { path: '/email/variable/add' })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Key/ }), 'office.slogan')
  const label = within(await screen.findByRole('group', { name: /^Label/ }))
  await userEvent.type(label.getByRole('textbox', { name: /Dutch/ }), 'Slogan')
  const text = await within(await screen.findByRole('group', { name: /^Fixed text/ })).findByRole('textbox')
  expect(text.getAttribute('aria-required')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('This field is required.')
  expect(await api.rows('template_variable')).toEqual([])
})
