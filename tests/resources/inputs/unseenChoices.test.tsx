// @vitest-environment jsdom
/** Relations to records that the person at the form may not open. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']

test('who may not see accounts chooses one as handler, and is not asked to sign in', async ({ api }) => {
  await api.addUser({ username: 'Anna Bos', acl: ['ROLE_EMPLOYEE'] })
  await renderPage(api, { path: '/compliance/complaints/new', who: legal })
  const picker = await screen.findByRole('combobox', { name: 'Handler' })
  await userEvent.type(picker, 'anna')
  await userEvent.click(await screen.findByRole('option', { name: 'Anna Bos' }))
  await waitFor(() => expect((picker as HTMLInputElement).value).toBe('Anna Bos'))
  await never(() => screen.queryByLabelText(/Password/))
})

// Twice: the second time its code is loaded already, and it first renders before the resources are registered.
for (const time of ['first', 'second'])
  test(`a list that is filtered by such a record shows its number, the ${time} time`, async ({ api }) => {
    const id = await api.addUser({ username: 'Anna Bos', acl: ['ROLE_EMPLOYEE'] })
    const filter = encodeURIComponent(JSON.stringify({ handler: String(id) }))
    const asked: string[] = []
    const notice = http.get('/api/v4/users/*', ({ request }) => void asked.push(request.url))
    await renderPage(api, { path: `/compliance/complaints?filter=${filter}`, who: legal, answers: [notice] })
    expect(await screen.findByText(new RegExp(`Handler.*${id}`))).toBeTruthy()
    expect(await screen.findByText(/Nothing matches/)).toBeTruthy()
    await never(() => screen.queryByLabelText(/Password/))
    expect(asked).toEqual([])
  })
