/** Lets somebody in again who typed a wrong password too often; there only while that holds them up. */
import LockOpen from '@mui/icons-material/LockOpenOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { call } from '#providers/http.ts'
import type { User } from '#schemas/generated/user.ts'
import { AccountAction } from './AccountAction.tsx'
import { stateKey, useAccountState } from './accountState.ts'

export const Unlock = () => {
  const user = useRecordContext<User>()
  const queryClient = useQueryClient()
  const state = useAccountState(user)
  if (!user || !state?.lockedUntil) return null
  return (
    <AccountAction
      icon={<LockOpen />}
      label="people.unlock.label"
      done="people.unlock.done"
      messageArgs={{ name: user.name }}
      act={async () => {
        await call('POST', `/api/v4/users/${user.id}/unlock`)
        await queryClient.invalidateQueries({ queryKey: stateKey(user.id) })
      }}
    />
  )
}
