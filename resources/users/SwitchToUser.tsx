/** Lets an administrator work as this user: the app starts anew for that person. The server decides again. */
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { switchRefusal } from '#domain/impersonation.ts'
import { call } from '#providers/http.ts'
import { savePreferences } from '#providers/preferences.ts'
import { currentUser } from '#providers/session.ts'
import type { User } from '#schemas/generated/user.ts'

export const SwitchToUser = () => {
  const user = useRecordContext<User>()
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const me = currentUser()
  if (!user?.active || !me || switchRefusal(me, { id: user.id, acl: user.roles ?? [] })) return null

  const handleSwitch = async () => {
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
  return (
    <Button startIcon={<SwitchAccount />} loading={isBusy} onClick={() => void handleSwitch()}>
      {translate('shell.switchTo')}
    </Button>
  )
}
