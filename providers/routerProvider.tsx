/** react-admin's seam to the router: inside it sees its own paths, the address bar and every link show ours. */
import { useCallback, useContext, useEffect, useMemo, useRef, type ComponentType } from 'react'
import {
  reactRouterProvider,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
} from 'react-admin'
import { resolvePath, UNSAFE_DataRouterContext } from 'react-router'
import { toInside, toOutside } from './pagePaths.ts'

const router = reactRouterProvider

/** Translates where we are; inside react-admin's own routes the location is translated already. */
function useLocation(): RouterLocation {
  const location = router.useLocation()
  return useMemo(() => locationInside(location), [location])
}

/**
 * Resolves here, because the router below would resolve `?page=2` against a path that is not in the address bar.
 * A target without a path means this page as it was drawn: whoever has left it since is not pulled back, and a dialog that
 * was opened over it since is not closed.
 */
function useNavigate(): RouterNavigateFunction {
  const navigate = router.useNavigate()
  const data = useContext(UNSAFE_DataRouterContext)
  const location = useLocation()
  const drawn = useRef(location)
  useEffect(() => {
    drawn.current = location
  }, [location])
  return useCallback(
    (to, options) => {
      const now = data ? locationInside(data.router.state.location) : drawn.current
      const isLeft = now.pathname !== drawn.current.pathname || (isUnderDialog(now) && !isUnderDialog(drawn.current))
      if (isLeft && isSamePage(to)) return
      return navigate(typeof to === 'number' ? to : targetOutside(to, drawn.current.pathname), options)
    },
    [navigate, data],
  )
}

/** As the links say that open a dialog over a list. */
const isUnderDialog = ({ state }: RouterLocation): boolean => (state as { dialog?: boolean } | null)?.dialog === true

const isSamePage = (to: RouterTo | number): boolean =>
  typeof to === 'string' ? to.startsWith('?') : typeof to === 'object' && to.pathname === undefined

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
