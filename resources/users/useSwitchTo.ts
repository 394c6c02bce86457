/** Works as somebody else: the app starts anew for that person. The server decides again. */
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { switchRefusal } from '#domain/access/impersonation.ts'
import { call } from '#providers/http.ts'
import { savePreferences } from '#providers/preferences.ts'
import { currentUser } from '#providers/session.ts'
import type { User } from '#schemas/generated/user.ts'

/** @returns `mayTry`: as far as a browser can tell; the rights of the other's group are known to the server. */
export function useSwitchTo(user: User | undefined) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const me = currentUser()
  const mayTry = Boolean(user?.active && me && !switchRefusal(me, { id: user.id, acl: user.roles ?? [] }))

  const switchTo = async () => {
    if (!user) return
    setBusy(true)
    try {
      await savePreferences()
      await call('GET', `/api/v4/users/switch/${user.id}`)
      window.location.assign('/')
    } catch (error) {
      setBusy(false)
      notify(error instanceof Error ? error.message : 'error.generic', { type: 'error' })
    }
  }
  return { mayTry, isBusy, switchTo }
}
