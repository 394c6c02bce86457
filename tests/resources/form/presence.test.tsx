/** Who else has the record open, on its page and in its form. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never, quiet } from '#tests/support/waits.ts'

const also = async (api: Api, id: number, isEditing: boolean) => {
  const client = api.as(['ROLE_EMPLOYEE', 'ROLE_CUSTOMER'])
  expect((await client.put(`/api/v4/presence/customer/${id}`, { isEditing })).statusCode).toBe(200)
  await api.engine.query({ text: `update app_user set name = 'Anne de Vries' where username like 'with-%'` })
}
const shown = () => screen.findByText('Also here:').then((line) => line.parentElement)

test('the page of a record shows who else is there, by initials and name', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Bakker' })
  await also(api, id, false)
  const page = await renderPage(api, { path: `/customer/${id}` })
  expect((await shown())?.textContent).toBe('Also here:AVAnne de Vries')
  expect(await violations()).toEqual([])
  await page.go('/')
  // Whoever leaves is gone for the others too.
  await waitFor(async () => expect(await api.rows('presence')).toHaveLength(1))
})

test('the form says who else is changing it, and tells that it is open', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Bakker' })
  await also(api, id, true)
  await renderPage(api, { path: `/customer/${id}/edit` })
  const line = await shown()
  expect(line && within(line).getByText('Anne de Vries (editing)')).toBeTruthy()
  expect((await api.rows('presence')).map(({ is_editing: isEditing }) => isEditing)).toEqual([true, true])
})

test('another server has no such call: the page says nothing and does not ask again', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Bakker' })
  const asked: string[] = []
  const missing = http.all('*/api/v4/presence/*', ({ request }) => {
    asked.push(request.method)
    return HttpResponse.json({ error: 'Not found.' }, { status: 404 })
  })
  const page = await renderPage(api, { path: `/customer/${id}`, answers: [missing] })
  await waitFor(() => expect(asked).toEqual(['PUT']))
  await never(() => screen.queryByText('Also here:'))
  await page.go('/')
  await screen.findByRole('heading', { level: 1, name: 'Files' })
  await quiet()
  expect(asked).toEqual(['PUT'])
})
