/** Signs an account out everywhere: when a phone was lost, or somebody left. */
import Logout from '@mui/icons-material/Logout'
import { useRecordContext } from 'react-admin'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { User } from '#schemas/generated/user.ts'
import { AccountAction } from './AccountAction.tsx'

export const EndSessions = () => {
  const user = useRecordContext<User>()
  const may = useMay()
  // Your own sessions are ended on the account page, which keeps the current one.
  const isOneself = String(user?.id) === String(currentUser()?.id)
  if (!user?.active || isOneself || !may('ROLE_MANAGE_EMPLOYEE')) return null
  return (
    <AccountAction
      icon={<Logout />}
      label="account.endSessions.end"
      question="account.endSessions.question"
      done="account.endSessions.ended"
      messageArgs={{ name: user.name }}
      act={() => call('DELETE', `/api/v4/users/${user.id}/sessions`)}
    />
  )
}
