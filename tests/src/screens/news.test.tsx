/** The news page: a language filter, and a link to edit an item for people who may. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const publish = (api: Api, title: object) =>
  api.create('news-item', { title, audience: ['public'], publishFrom: '2026-01-01T08:00:00Z' })

test('the language that is chosen, or stands in the address, leaves out what is not written in it', async ({ api }) => {
  await publish(api, { nl: 'Alleen hier' })
  await publish(api, { nl: 'Feestdagen', fr: 'Jours fériés' })
  await renderPage(api, { path: '/news?language=fr', who: null })
  await screen.findByText('Jours fériés')
  await never(() => screen.queryByText('Alleen hier'))
  fireEvent.click(screen.getByRole('button', { name: 'All languages' }))
  await screen.findByText('Alleen hier')
  fireEvent.click(screen.getByRole('button', { name: 'EN' }))
  await screen.findByText('There is no news.')
  await never(() => screen.queryByRole('link', { name: 'Edit' }))
})

test('who writes the news goes from an item to changing it', async ({ api }) => {
  const { id } = await publish(api, { nl: 'Feestdagen' })
  await renderPage(api, { path: '/news', who: ['ROLE_EMPLOYEE', 'ROLE_NEWS'] })
  const edit = await screen.findByRole('link', { name: 'Edit' })
  await waitFor(() => expect(edit.getAttribute('href')).toBe(`/news/edit/${id}`))
})
