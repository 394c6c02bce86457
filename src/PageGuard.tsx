/**
 * Checks the right before every page: shows the page, redirects a visitor to sign-in and back, or shows the refusal
 * page. The server checks every call again.
 */
import { Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { toOutside } from '#providers/router/pagePaths.ts'
import { currentUser } from '#providers/session.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Refused } from './Guard.tsx'
import { Shell } from './layout/Shell.tsx'
import { PagePlaceholder } from './layout/PagePlaceholder.tsx'
import { outcomeFor, pageAt } from './pages.ts'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { screens } from './screens/screens.ts'

const TwoFactorEnrol = lazyPart(() => import('./screens/account/TwoFactorEnrol.tsx'))

export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  const user = currentUser()
  const page = pageAt(toOutside(pathname, '').pathname)
  const outcome = outcomeFor(page, user)
  if (user?.mustEnrol) {
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <TwoFactorEnrol />
      </Suspense>
    )
  }
  switch (outcome) {
    case 'sign-in':
      return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search + hash }} />
    case 'refused':
      return <Refused />
    case 'missing':
      return (
        <Shell>
          <NotFoundPage />
        </Shell>
      )
    case 'open':
      return isBare(page?.path) ? (
        <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
      ) : (
        <Shell>{children}</Shell>
      )
    default:
      return <Navigate to={outcome.redirect} replace />
  }
}

const isBare = (path: string | undefined): boolean => path !== undefined && screens[path]?.bare === true
