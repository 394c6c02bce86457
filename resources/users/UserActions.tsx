/** What can be done with an account beside changing it. */
import { SwitchToUser } from './SwitchToUser.tsx'

export const UserActions = () => <SwitchToUser />
