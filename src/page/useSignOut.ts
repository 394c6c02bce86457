/** Signs out. A user acting as somebody else returns to the own account instead, which is a page of the server. */
import { useLogout, useNotify } from 'react-admin'
import { actingRole } from '#domain/access/impersonation.ts'
import { CallError } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'

export function useSignOut(): () => Promise<void> {
  const logout = useLogout()
  const notify = useNotify()
  return async () => {
    if (currentUser()?.acl.includes(actingRole)) return window.location.assign('/logout-user')
    try {
      await logout({}, '/login', false)
    } catch (error) {
      notify(error instanceof CallError ? error.message : 'error.generic', { type: 'error' })
    }
  }
}
