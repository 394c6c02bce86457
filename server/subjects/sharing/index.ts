/** Information that is passed on by a link. */
import { subject } from '#server/records/subject.ts'
import { sharedInfoHooks } from './sharedInfoHooks.ts'
import { sharedInfoRoutes } from './sharedInfoRoutes.ts'

export const sharing = subject({
  hooks: {
    'shared-info': sharedInfoHooks,
  },
  routes: [sharedInfoRoutes],
})
