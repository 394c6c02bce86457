/** Information shared by a link. */
import { subject } from '#server/records/subject.ts'
import { sharedInfoEffects } from './sharedInfoEffects.ts'
import { sharedInfoHooks } from './sharedInfoHooks.ts'
import { sharedInfoRoutes } from './sharedInfoRoutes.ts'

export const sharing = subject({
  hooks: {
    'shared-info': sharedInfoHooks,
  },
  lifecycles: { 'shared-info': sharedInfoEffects },
  routes: [sharedInfoRoutes],
})
