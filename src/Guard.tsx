/** Shows a page only to those with its right; everyone else goes to sign-in, which redirects signed-in users. */
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { may } from '#domain/access/roles.ts'
import { isObject } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'
import type { RoleExpression } from '#schemas/entity.ts'

type GuardProps = { right: RoleExpression | undefined; children: ReactNode }

export const Guard = ({ right, children }: GuardProps) =>
  may(currentUser()?.acl ?? [], right) ? children : <Refused />

/** Redirects to the refusal page; a user who comes from such a redirect sees it. */
export const Refused = () => {
  const { state } = useLocation()
  const isAgain = isObject(state) && state.refused === true
  return <Navigate to={isAgain ? '/access-denied' : '/login'} replace state={{ refused: true }} />
}
