/** What can be done with an account beside changing it. */
import { SendPasswordLink } from './SendPasswordLink.tsx'
import { SwitchToUser } from './SwitchToUser.tsx'

export const UserActions = () => (
  <>
    <SendPasswordLink />
    <SwitchToUser />
  </>
)
