/** What can be done with an account beside changing it. */
import { EndSessions } from './EndSessions.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'
import { SendPasswordLink } from './SendPasswordLink.tsx'
import { SwitchToUser } from './SwitchToUser.tsx'

export const UserActions = () => (
  <>
    <SendPasswordLink />
    <EndSessions />
    <RemoveSecondFactor />
    <SwitchToUser />
  </>
)
