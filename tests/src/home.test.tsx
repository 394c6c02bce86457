/** The first page: its text for visitors, and redirects for everyone else. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { pages } from '#schemas/pages.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const isBuilt = (path: string) => pages.some((page) => page.path === path && page.built)

test('a visitor reads what this is, and finds the way to sign in but no menu', async ({ api }) => {
  await renderPage(api, { path: '/', who: null })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Debt collection/)
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe('/login')
  await never(() => screen.queryByRole('button', { name: 'Open menu' }))
  await never(() => screen.queryByRole('button', { name: 'Open search' }))
  expect(await screen.findByText(/Utrecht/)).toBeTruthy()
  await never(() => screen.queryByText(/^Release/))
})

test.for([
  { who: ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_SETTINGS'], leads: '/file/search', otherwise: '/customer/search' },
  { who: ['ROLE_CUSTOMER', 'ROLE_FILE_SEARCH'], leads: '/file/search', otherwise: '/customer/search' },
  {
    who: ['ROLE_CONTACT_PERSON', 'ROLE_CONTACT_PERSON_DASHBOARD'],
    leads: '/dashboard',
    otherwise: '/customer/search',
  },
  { who: ['ROLE_CONTACT_PERSON'], leads: '/customer/search', otherwise: '' },
  { who: ['ROLE_SETTINGS'], leads: '/settings', otherwise: '' },
  { who: [], leads: '/news', otherwise: '' },
])('$who is led to $leads, as far as that is built', async ({ who, leads, otherwise }, { api }) => {
  const { path } = await renderPage(api, { path: '/', who })
  await waitFor(() => expect(path()).toBe(isBuilt(leads) || otherwise === '' ? leads : otherwise))
})

test('who may open nothing is told so', async ({ api }) => {
  const answers = [http.get('*/api/v4/menu/user', () => HttpResponse.json({ items: [] }))]
  const { path } = await renderPage(api, { path: '/', who: [], answers })
  await waitFor(() => expect(path()).toBe('/access-denied'))
  expect(await screen.findByText('Access Denied!')).toBeTruthy()
})

test('a visitor on the page of refusals may read it and sign in; nothing asks over it', async ({ api }) => {
  const asked: string[] = []
  const listen = http.get('*/api/v4/menu/user', () => {
    asked.push('menu')
    return HttpResponse.json({}, { status: 403 })
  })
  await renderPage(api, { path: '/access-denied', who: null, answers: [listen] })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('Access Denied!')).toBeTruthy()
  expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  await never(() => main.queryByRole('button'))
  await never(() => main.queryByText(/signed in as/))
  expect([asked, screen.queryByRole('dialog')]).toEqual([[], null])
})
