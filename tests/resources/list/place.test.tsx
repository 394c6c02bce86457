// @vitest-environment jsdom
/** The position in a list: restored on going back, and kept on screen while the server does not answer. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, vi } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const addCustomers = (api: Api, count: number) =>
  api.engine.query({
    text: `insert into customer (number, company) select 'C-' || n, 'Client ' || lpad(n::text, 3, '0') from generate_series(1, $1::int) n`,
    values: [count],
  })
const row = (index: number) => document.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
const scroller = () => document.querySelector('[data-scrolls]') as HTMLElement

test('going back finds the row, the focus and the scrolling as they were left; a list opened anew begins at its top', async ({
  api,
}) => {
  await addCustomers(api, 40)
  const page = await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Client 031')
  act(() => row(30)?.focus())
  scroller().scrollTop = 900
  await gone(
    () => row(30),
    () => fireEvent.keyDown(row(30) as HTMLElement, { key: 'Enter' }),
  )
  await waitFor(() => expect(page.path()).toMatch(/^\/customer\/\d+$/))

  await page.back()
  await waitFor(() => expect(row(30)).not.toBeNull())
  expect(scroller().scrollTop).toBe(900)
  await waitFor(() => expect(document.activeElement).toBe(row(30)))
  expect(row(30)?.tabIndex).toBe(0)

  await gone(
    () => row(0),
    () => page.go('/settings/team'),
  )
  await page.go('/customer/search')
  await waitFor(() => expect(row(0)).not.toBeNull())
  expect(scroller().scrollTop).toBe(0)
  expect(row(0)?.tabIndex).toBe(0)
})

test('rows stay on the screen while their list cannot be read anew, in another order either', async ({ api }) => {
  await addCustomers(api, 3)
  let isAway = false
  const answers = [http.get('*/api/v4/customer', () => (isAway ? HttpResponse.json({}, { status: 500 }) : undefined))]
  const page = await renderPage(api, { path: '/customer/search', answers })
  await screen.findByText('Client 002')
  isAway = true
  await page.go('/customer/search?sort=company&order=DESC')
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Client 002')).toBeTruthy()
  isAway = false
  await gone(
    () => screen.queryByRole('button', { name: 'Try again' }),
    () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  )
  await waitFor(() => expect(row(0)?.textContent).toContain('Client 003'))
})

test('§9 the way to the top is offered after 100 pixels, also in a list that scrolls inside itself', async ({
  api,
}) => {
  await addCustomers(api, 40)
  await renderPage(api, { path: '/customer/search' })
  await screen.findByText('Client 031')
  const scrolled = (top: number) => {
    scroller().scrollTop = top
    fireEvent.scroll(scroller())
  }
  scrolled(100)
  await never(() => screen.queryByRole('button', { name: 'Back to top' }))
  scrolled(101)
  const toTop = await screen.findByRole('button', { name: 'Back to top' })
  let asked: unknown
  scroller().scrollTo = (options?: unknown) => void (asked = options)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  fireEvent.click(toTop)
  await waitFor(() => expect(asked).toMatchObject({ top: 0 }))
})
