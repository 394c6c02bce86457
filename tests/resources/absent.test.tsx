import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

test.for(['', '/edit'])('/customer/{id}%s says what is not there, under a heading', async (rest, { api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Gone' })
  await api.as('admin').delete(`/api/v4/customer/${id}`)
  await renderPage(api, { path: `/customer/${id}${rest}` })
  await screen.findByRole('heading', { level: 1, name: 'Customer' })
  expect(await screen.findByText('Not found.')).toBeTruthy()
  await never(() => screen.queryByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.title).toBe('Customer · Dossier'))
})

test('who may change a record but not see it is told so, and not asked to sign in', async ({ api }) => {
  const { id } = await api.create('email-template', {
    name: 'Herinnering',
    code: 'herinnering',
    category: 'service',
    type: 'manual',
    destination: 'client',
    subject: { nl: 'Uw dossier' },
    body: { nl: '<p>Nog iets.</p>' },
  })
  const path = `/email/template/${id}/edit`
  await renderPage(api, { path, who: ['ROLE_EMPLOYEE', 'ROLE_EMAIL_TEMPLATE_EDIT'] })
  expect(await screen.findByText('You do not have the right to do this.')).toBeTruthy()
  await never(() => screen.queryByRole('dialog'))
  expect(await violations()).toEqual([])
})
