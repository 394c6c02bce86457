/** Signs out. Someone who acts for another goes back to being themselves, which is a page of the server. */
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
