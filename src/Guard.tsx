/** Lets nobody see a page who lacks the right to it: they go to sign-in, which leads on whoever is signed in. */
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { may } from '#domain/access/roles.ts'
import { isObject } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'
import type { RoleExpression } from '#schemas/entity.ts'

type GuardProps = { right: RoleExpression | undefined; children: ReactNode }

export const Guard = ({ right, children }: GuardProps) =>
  may(currentUser()?.acl ?? [], right) ? children : <Refused />

/** Whoever was led here after a refusal is refused again: nothing is left to lead to. */
export const Refused = () => {
  const { state } = useLocation()
  const isAgain = isObject(state) && state.refused === true
  return <Navigate to={isAgain ? '/access-denied' : '/login'} replace state={{ refused: true }} />
}
