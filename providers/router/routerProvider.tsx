/** Router adapter of react-admin: react-admin sees its own paths, the address bar and links show ours. */
import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react'
import type { RouterLocation, RouterNavigateFunction, RouterProvider, RouterTo } from 'react-admin'
import * as router from 'react-router'
import { useAddress, useBlocker as useAddressBlocker } from './AddressRouter.tsx'
import { may } from '#domain/access/roles.ts'
import { pageFor } from '#domain/access/pageFor.ts'
import { currentUser } from '#providers/session.ts'
import { toInside, toOutside } from './pagePaths.ts'

/** Translates the location; inside react-admin's own routes it is translated already. */
function useLocation(): RouterLocation {
  const location = router.useLocation()
  return useMemo(() => locationInside(location), [location])
}

/**
 * Resolves targets here, because the router would resolve `?page=2` against a path that is not in the address bar. A
 * target without a path means the page that was rendered: navigation since then is not undone, and a dialog opened
 * since then stays open.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = useStableNavigate()
  const address = useAddress()
  const location = useLocation()
  const drawn = useRef(location)
  useEffect(() => {
    drawn.current = location
  }, [location])
  return useCallback(
    (to, options) => {
      const now = address ? locationInside(address.current.location) : drawn.current
      const isLeft = now.pathname !== drawn.current.pathname || (isUnderDialog(now) && !isUnderDialog(drawn.current))
      if (isLeft && isSamePage(to)) return
      return navigate(typeof to === 'number' ? to : targetOutside(to, drawn.current.pathname), options)
    },
    [navigate, address],
  )
}

/** react-router's own function changes with every navigation and would re-render all its users. */
function useStableNavigate(): RouterNavigateFunction {
  const navigate = router.useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((to, options) => {
    if (typeof to === 'number') void latest.current(to)
    else void latest.current(to, options)
  }, [])
}

/** Set by links that open a dialog over a list. */
const isUnderDialog = ({ state }: RouterLocation): boolean => (state as { dialog?: boolean } | null)?.dialog === true

const isSamePage = (to: RouterTo | number): boolean =>
  typeof to === 'string' ? to.startsWith('?') : typeof to === 'object' && to.pathname === undefined

const useBlocker: RouterProvider['useBlocker'] = (shouldBlock) =>
  useAddressBlocker(
    typeof shouldBlock === 'boolean'
      ? shouldBlock
      : ({ currentLocation, nextLocation, historyAction }) =>
          shouldBlock({
            currentLocation: locationInside(currentLocation),
            nextLocation: locationInside(nextLocation),
            historyAction,
          }),
  )

/**
 * react-router's own link includes prefetching for its server, which doubles the size of what the app takes from it.
 */
const Link: RouterProvider['Link'] = ({ to, replace, state, onClick, ...anchor }) => {
  const navigate = useStableNavigate()
  const { pathname } = useLocation()
  const target = targetOutside(to, pathname)
  const href = typeof target === 'string' ? target : router.createPath(target)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    ;(onClick as ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined)?.(event)
    if (event.defaultPrevented || typeof target === 'string' || isForBrowser(event)) return
    event.preventDefault()
    const { location } = window
    navigate(target, { replace: replace ?? href === location.pathname + location.search + location.hash, state })
  }
  return <a {...anchor} href={href} onClick={handleClick} />
}

/** Leaves new tabs and downloads to the browser. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !['', '_self'].includes(currentTarget.target)

const Navigate: RouterProvider['Navigate'] = ({ to, replace, state }) => {
  const navigate = useNavigate()
  const target = JSON.stringify(to)
  useEffect(() => {
    navigate(JSON.parse(target) as RouterTo, { replace, state })
  }, [navigate, target, replace, state])
  return null
}

const Routes: RouterProvider['Routes'] = (props) => {
  const location = useLocation()
  return <router.Routes location={location} {...props} />
}

export const routerProvider: RouterProvider = {
  useLocation,
  useNavigate,
  useParams: router.useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch: router.useMatch,
  useInRouterContext: router.useInRouterContext,
  useCanBlock: () => useAddress() !== undefined,
  Link,
  Navigate,
  Route: router.Route as RouterProvider['Route'],
  Routes,
  Outlet: router.Outlet,
  matchPath: router.matchPath,
  RouterWrapper: ({ children }) => children,
}

const locationInside = (location: RouterLocation): RouterLocation => ({
  ...location,
  ...toInside(location.pathname, location.search),
})

/**
 * The address of a target, for the person who is signed in: one of a client reads a file at another page than staff.
 *
 * @param from Path inside, against which relative targets are resolved.
 */
function targetOutside(to: RouterTo, from: string): RouterTo {
  if (typeof to === 'string' && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(to)) return to
  const { pathname, search, hash } = router.resolvePath(to, from)
  const outside = toOutside(pathname, search)
  const acl = currentUser()?.acl ?? []
  const path = pageFor(outside.pathname, (right) => may(acl, right))
  return { ...(typeof to === 'string' ? {} : to), hash, ...outside, pathname: path }
}
