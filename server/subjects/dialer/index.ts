/** Phone numbers that must not be called. */
import { subject } from '#server/records/subject.ts'
import { dialerBlacklistHooks, dialerBlacklistRoutes } from './dialerBlacklistRoutes.ts'

export const dialer = subject({
  hooks: {
    'dialer-blacklist': dialerBlacklistHooks,
  },
  routes: [dialerBlacklistRoutes],
})
