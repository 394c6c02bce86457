// @vitest-environment jsdom
/** Conditions on records are told by the names of these. */
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

test('a condition on a customer says which one', async ({ api }) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Bakery West' })
  const { id: workflow } = await api.create('workflow', { name: 'One customer', code: 'one', category: 'standard' })
  await api.create('workflow-step', {
    workflow,
    name: { nl: 'Wachten' },
    actionType: 'wait',
    delayDays: 3,
    conditions: [{ what: 'customer', is: 'eq', value: String(customer) }],
  })
  await renderPage(api, { path: `/workflow/${workflow}` })
  expect(await screen.findByText(/Bakery West/)).toBeDefined()
})
