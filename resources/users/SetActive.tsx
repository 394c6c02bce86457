/** Closes an account, which ends its sessions on their next request, or opens it again. */
import PersonOff from '@mui/icons-material/PersonOffOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { User } from '#schemas/generated/user.ts'
import { AccountAction } from './AccountAction.tsx'

export const SetActive = () => {
  const user = useRecordContext<User>()
  const may = useMay()
  const refresh = useRefresh()
  const dataProvider = useDataProvider()
  const isOneself = String(user?.id) === String(currentUser()?.id)
  if (!user || isOneself || !may('ROLE_MANAGE_EMPLOYEE')) return null
  const isActive = user.active !== false
  return (
    <AccountAction
      icon={isActive ? <PersonOff /> : <PersonOutlined />}
      label={isActive ? 'list.deactivate' : 'list.activate'}
      question={isActive ? 'people.deactivate' : undefined}
      done={isActive ? 'list.deactivated' : 'list.activated'}
      messageArgs={{ name: user.name }}
      act={async () => {
        const data = { active: !isActive, _version: user._version }
        await dataProvider.update('user', { id: user.id, data, previousData: user })
        refresh()
      }}
    />
  )
}
