/** Takes the second factor of an account away, for whoever lost phone and recovery codes. */
import RemoveModerator from '@mui/icons-material/RemoveModeratorOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import type { User } from '#schemas/generated/user.ts'
import { AccountAction } from './AccountAction.tsx'
import { stateKey, useAccountState, useMaySignInChange } from './accountState.ts'

export const RemoveSecondFactor = () => {
  const user = useRecordContext<User>()
  const queryClient = useQueryClient()
  const mayRemove = useMaySignInChange(user)
  // A server that does not tell refuses where there is none.
  const hasNone = useAccountState(user)?.hasSecondFactor === false
  // Your own second factor is removed on the account page, which asks for the password.
  const isOneself = String(user?.id) === String(currentUser()?.id)
  if (!user?.active || isOneself || !mayRemove || hasNone) return null
  return (
    <AccountAction
      icon={<RemoveModerator />}
      label="account.lostSecondFactor.remove"
      question="account.lostSecondFactor.question"
      done="account.lostSecondFactor.removed"
      messageArgs={{ name: user.name }}
      act={async () => {
        await call('DELETE', `/api/v4/users/${user.id}/second-factor`)
        await queryClient.invalidateQueries({ queryKey: stateKey(user.id) })
      }}
    />
  )
}
