/** Mails an account its link to choose a password: nobody but its owner ever sets or sees one. */
import MailOutlined from '@mui/icons-material/MailOutlined'
import { useRecordContext } from 'react-admin'
import { useHeldSince } from '#providers/heldSince.ts'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { User } from '#schemas/generated/user.ts'
import { AccountAction } from './AccountAction.tsx'

export const SendPasswordLink = () => {
  const user = useRecordContext<User>()
  const may = useMay()
  const isHeld = useHeldSince() !== undefined
  if (!user?.active || !may('ROLE_MANAGE_EMPLOYEE')) return null
  return (
    <AccountAction
      icon={<MailOutlined />}
      label="account.invite.send"
      done={isHeld ? 'outgoing.held.note' : 'account.invite.sent'}
      messageArgs={{ email: user.email }}
      act={() => call('POST', `/api/v4/users/${user.id}/invite`)}
    />
  )
}
