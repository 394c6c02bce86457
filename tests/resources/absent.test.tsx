import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

test.for(['/customer/999', '/customer/999/edit'])(
  '%s says what is not there, under a heading',
  async (path, { api }) => {
    await renderPage(api, { path })
    await screen.findByRole('heading', { level: 1, name: 'Customer' })
    expect(await screen.findByText('Not found.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await waitFor(() => expect(document.title).toBe('Customer · Dossier'))
    expect(await violations()).toEqual([])
  },
)

test('who may change a record but not see it is told so, and not asked to sign in', async ({ api }) => {
  await renderPage(api, { path: '/email/template/1/edit', who: ['ROLE_EMPLOYEE', 'ROLE_EMAIL_TEMPLATE_EDIT'] })
  expect(await screen.findByText('You do not have the right to do this.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await violations()).toEqual([])
})
