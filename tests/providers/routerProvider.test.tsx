/** The seam between react-admin and the router. */
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, createPath, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { routerProvider } from '#providers/routerProvider.tsx'

afterEach(cleanup)

function rendered() {
  let navigate: ReturnType<typeof routerProvider.useNavigate> | undefined
  const Page = () => {
    navigate = routerProvider.useNavigate()
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/settings/holidays'] })
  render(<RouterProvider router={router} />)
  const toSearch = (search: string) => navigate?.({ search }, { replace: true })
  return { router, toSearch, address: () => createPath(router.state.location) }
}

test('a page changes its own query', async () => {
  const { toSearch, address } = rendered()
  await act(async () => toSearch('?page=2'))
  expect(address()).toBe('/settings/holidays?page=2')
})

test('a page that one has left, and that is still on its way to the screen, pulls nobody back', async () => {
  const { router, toSearch, address } = rendered()
  await act(async () => {
    const gone = router.navigate('/settings/partner')
    toSearch('?page=2')
    await gone
    toSearch('?page=3')
  })
  expect(address()).toBe('/settings/partner')
})

test('after arriving, the query is that of the new page', async () => {
  const { router, toSearch, address } = rendered()
  await act(() => router.navigate('/settings/partner'))
  await act(async () => toSearch('?page=2'))
  expect(address()).toBe('/settings/partner?page=2')
})

test('a dialog that was opened meanwhile is not closed by what the list under it had still to say', async () => {
  const { router, toSearch, address } = rendered()
  await act(async () => {
    const opened = router.navigate('?edit=1', { state: { dialog: true } })
    toSearch('?filter=late')
    await opened
  })
  expect(address()).toBe('/settings/holidays?edit=1')
  await act(async () => toSearch(''))
  expect(address()).toBe('/settings/holidays')
})
