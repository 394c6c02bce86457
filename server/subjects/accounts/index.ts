/** Staff and accounts: groups and rights, passwords, sessions, the second factor. */
import { subject } from '#server/records/subject.ts'
import { accountStateRoutes } from '#server/subjects/accounts/acl/accountStateRoutes.ts'
import { inviteOwner, keepKeeper, keepKeeperOfGroup, signOutClosed, tellOfNewAddress } from './accountListeners.ts'
import { aclRoutes } from '#server/subjects/accounts/acl/aclRoutes.ts'
import { botCheckRoutes } from '#server/subjects/accounts/botCheck/botCheckRoutes.ts'
import { employeeGroupHooks } from './employeeGroupHooks.ts'
import { meRoutes } from './meRoutes.ts'
import { menuRoutes } from './menuRoutes.ts'
import { passwordRoutes } from '#server/subjects/accounts/passwords/passwordRoutes.ts'
import { preferenceRoutes } from './preferenceRoutes.ts'
import { lostSecondFactorRoutes } from './lostSecondFactorRoutes.ts'
import { secondFactorRoutes } from './secondFactorRoutes.ts'
import { confirmationRoutes } from '#server/subjects/accounts/sessions/confirmationRoutes.ts'
import { impersonationRoutes } from '#server/subjects/accounts/sessions/impersonationRoutes.ts'
import { sessionRoutes } from '#server/subjects/accounts/sessions/sessionRoutes.ts'
import { signInRoutes } from '#server/subjects/accounts/sessions/signInRoutes.ts'
import { userHooks } from './userHooks.ts'

export const accounts = subject({
  hooks: {
    'employee-group': employeeGroupHooks,
    user: userHooks,
  },
  listens: {
    'employee-group': [keepKeeperOfGroup],
    user: [inviteOwner, keepKeeper, signOutClosed, tellOfNewAddress],
  },
  routes: [
    signInRoutes,
    confirmationRoutes,
    botCheckRoutes,
    secondFactorRoutes,
    lostSecondFactorRoutes,
    passwordRoutes,
    sessionRoutes,
    accountStateRoutes,
    aclRoutes,
    meRoutes,
    impersonationRoutes,
    preferenceRoutes,
    menuRoutes,
  ],
})
