/** Mails an account its link to choose a password: nobody but its owner ever sets or sees one. */
import MailOutlined from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useMay } from '#resources/may.ts'
import type { User } from '#schemas/generated/user.ts'

export const SendPasswordLink = () => {
  const user = useRecordContext<User>()
  const may = useMay()
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  if (!user?.active || !may('ROLE_MANAGE_EMPLOYEE')) return null

  const handleSend = async () => {
    setBusy(true)
    try {
      await call('POST', `/api/v4/users/${user.id}/invite`)
      notify('account.invite.sent', { type: 'success', messageArgs: { email: user.email } })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button startIcon={<MailOutlined />} loading={isBusy} onClick={() => void handleSend()}>
      {translate('account.invite.send')}
    </Button>
  )
}
