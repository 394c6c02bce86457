/** Lets nobody see a page who lacks the right to it: they go to sign-in, which leads on whoever is signed in. */
import type { ReactNode } from 'react'
import { Navigate } from 'react-admin'
import { may } from '#domain/roles.ts'
import { currentUser } from '#providers/session.ts'
import type { RoleExpression } from '#schemas/entity.ts'

type GuardProps = { right: RoleExpression | undefined; children: ReactNode }

export const Guard = ({ right, children }: GuardProps) =>
  may(currentUser()?.acl ?? [], right) ? children : <Navigate to="/login" replace state={{ refused: true }} />
