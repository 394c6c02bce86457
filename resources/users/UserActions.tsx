/** Menu of actions on an account other than changing it, beside the reasons that keep it from signing in. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { MoreActions } from '#resources/show/MoreActions.tsx'
import { AccountChips } from './AccountChips.tsx'
import { EndSessions } from './EndSessions.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'
import { RightsLink } from './RightsLink.tsx'
import { SendPasswordLink } from './SendPasswordLink.tsx'
import { SetActive } from './SetActive.tsx'
import { SwitchToUser } from './SwitchToUser.tsx'
import { Unlock } from './Unlock.tsx'

export const UserActions = () => {
  const translate = useTranslate()
  // On a phone all actions of the record are in one menu already.
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const all = (
    <>
      <Unlock />
      <SendPasswordLink />
      <RightsLink />
      <SwitchToUser />
      <EndSessions />
      <RemoveSecondFactor />
      <SetActive />
    </>
  )
  return (
    <>
      <AccountChips />
      {isNarrow ? all : <MoreActions label={translate('people.account')}>{all}</MoreActions>}
    </>
  )
}
