/** The shell for whoever is signed in; anyone else goes to the sign-in page, which leads back here. */
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { Shell } from './layout/Shell.tsx'

export const SignedIn = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  if (currentUser()) return <Shell>{children}</Shell>
  return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search }} />
}
