/** react-admin's seam to the router: inside it sees its own paths, the address bar and every link show ours. */
import { useCallback, useEffect, useMemo, useRef, type ComponentType } from 'react'
import {
  reactRouterProvider,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
} from 'react-admin'
import { resolvePath } from 'react-router'
import { toInside, toOutside } from './pagePaths.ts'

const router = reactRouterProvider

/** Translates where we are; inside react-admin's own routes the location is translated already. */
function useLocation(): RouterLocation {
  const location = router.useLocation()
  return useMemo(() => locationInside(location), [location])
}

/** Resolves here, because the router below would resolve `?page=2` against a path that is not in the address bar. */
function useNavigate(): RouterNavigateFunction {
  const navigate = router.useNavigate()
  const { pathname } = useLocation()
  const from = useRef(pathname)
  useEffect(() => {
    from.current = pathname
  }, [pathname])
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : targetOutside(to, from.current), options),
    [navigate],
  )
}

const useBlocker: RouterProvider['useBlocker'] = (shouldBlock) =>
  router.useBlocker(
    typeof shouldBlock === 'boolean'
      ? shouldBlock
      : ({ currentLocation, nextLocation, historyAction }) =>
          shouldBlock({
            currentLocation: locationInside(currentLocation),
            nextLocation: locationInside(nextLocation),
            historyAction,
          }),
  )

const Link: RouterProvider['Link'] = withTarget(router.Link)
const Navigate: RouterProvider['Navigate'] = withTarget(router.Navigate)

const Routes: RouterProvider['Routes'] = (props) => {
  const location = useLocation()
  return <router.Routes location={location} {...props} />
}

export const routerProvider: RouterProvider = {
  ...router,
  useLocation,
  useNavigate,
  useBlocker,
  Link,
  Navigate,
  Routes,
}

const locationInside = (location: RouterLocation): RouterLocation => ({
  ...location,
  ...toInside(location.pathname, location.search),
})

/** @param from Path inside, which relative targets start at. */
function targetOutside(to: RouterTo, from: string): RouterTo {
  if (typeof to === 'string' && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(to)) return to
  const { pathname, search, hash } = resolvePath(to, from)
  return { ...(typeof to === 'string' ? {} : to), hash, ...toOutside(pathname, search) }
}

function withTarget<Props extends { to: RouterTo }>(Target: ComponentType<Props>): ComponentType<Props> {
  const Translated = (props: Props) => {
    const { pathname } = useLocation()
    return <Target {...props} to={targetOutside(props.to, pathname)} />
  }
  Translated.displayName = 'TranslatedTarget'
  return Translated
}
