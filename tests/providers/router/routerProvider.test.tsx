/** The connection between react-admin and the router. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createPath, UNSAFE_createMemoryHistory } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openAddress } from '#providers/router/address.ts'
import { AddressRouter } from '#providers/router/AddressRouter.tsx'
import { routerProvider } from '#providers/router/routerProvider.tsx'

afterEach(cleanup)

function rendered(isUnsaved?: () => boolean) {
  const hooks: { navigate?: ReturnType<typeof routerProvider.useNavigate> } = {}
  const Page = () => {
    const navigate = routerProvider.useNavigate()
    useEffect(() => {
      hooks.navigate = navigate
    }, [navigate])
    const blocker = routerProvider.useBlocker(() => isUnsaved?.() ?? false)
    const { Link } = routerProvider
    return (
      <>
        <output>{blocker.state}</output>
        <button onClick={blocker.reset}>stay</button>
        <button onClick={blocker.proceed}>leave</button>
        <Link to="/settings/partner">partner</Link>
        <Link to="https://example.com/">elsewhere</Link>
      </>
    )
  }
  const address = openAddress(UNSAFE_createMemoryHistory({ initialEntries: ['/settings/holidays'] }))
  render(
    <AddressRouter address={address}>
      <Page />
    </AddressRouter>,
  )
  return {
    router: address.navigator,
    toSearch: (search: string) => hooks.navigate?.({ search }, { replace: true }),
    address: () => createPath(address.current.location),
    key: () => address.current.location.key,
    blocker: () => screen.getByRole('status').textContent,
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
  }
}

test('a page changes its own query', async () => {
  const { toSearch, address } = rendered()
  await act(async () => toSearch('?page=2'))
  expect(address()).toBe('/settings/holidays?page=2')
})

test('a page that one has left, and that is still on its way to the screen, pulls nobody back', async () => {
  const { router, toSearch, address } = rendered()
  await act(async () => {
    router.push('/settings/partner')
    toSearch('?page=2')
    await Promise.resolve()
    toSearch('?page=3')
  })
  expect(address()).toBe('/settings/partner')
})

test('over plain http, where browsers make no random ids, pages are left all the same, each with a key of its own', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { router, address, key } = rendered()
  await act(async () => router.push('/settings/partner'))
  const first = key()
  await act(async () => router.push('/settings/court'))
  expect(address()).toBe('/settings/court')
  expect(key()).not.toBe(first)
})

test('after arriving, the query is that of the new page', async () => {
  const { router, toSearch, address } = rendered()
  await act(async () => router.push('/settings/partner'))
  await act(async () => toSearch('?page=2'))
  expect(address()).toBe('/settings/partner?page=2')
})

test('a dialog that was opened meanwhile is not closed by what the list under it had still to say', async () => {
  const { router, toSearch, address } = rendered()
  await act(async () => {
    router.push('?edit=1', { dialog: true })
    toSearch('?filter=late')
  })
  expect(address()).toBe('/settings/holidays?edit=1')
  await act(async () => toSearch(''))
  expect(address()).toBe('/settings/holidays')
})

test('a link goes there without loading the app again; what the browser does by itself is left to it', async () => {
  const { address } = rendered()
  const link = screen.getByRole('link', { name: 'partner' })
  const leave = (to: HTMLElement, how?: object) => {
    let isLeft = false
    document.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    act(() => void fireEvent.click(to, how))
    return isLeft
  }
  expect(leave(screen.getByRole('link', { name: 'elsewhere' }))).toBe(true)
  expect(leave(link, { ctrlKey: true })).toBe(true)
  expect(address()).toBe('/settings/holidays')
  expect(leave(link)).toBe(false)
  expect(address()).toBe('/settings/partner')
})

test('what is unsaved holds a change back, also one by the back button, until it may pass', async () => {
  let isUnsaved = false
  const { router, address, blocker, press } = rendered(() => isUnsaved)
  await act(async () => router.push('/settings/partner'))
  isUnsaved = true
  await act(async () => router.push('/settings/court'))
  expect([address(), blocker()]).toEqual(['/settings/partner', 'blocked'])
  await press('stay')
  expect([address(), blocker()]).toEqual(['/settings/partner', 'unblocked'])
  await act(async () => router.go(-1))
  expect([address(), blocker()]).toEqual(['/settings/partner', 'blocked'])
  await press('leave')
  expect([address(), blocker()]).toEqual(['/settings/holidays', 'unblocked'])
})
