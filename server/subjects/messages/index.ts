/** Messages to debtors and clients: written, checked, sent, and kept as proof. */
import { subject } from '#server/records/subject.ts'
import { byHandRoutes } from './byHandRoutes.ts'
import { deliveryRoutes } from './deliveryRoutes.ts'
import { documentEffects, messageEffects } from './effects.ts'
import { optOutRoutes } from './optOutRoutes.ts'
import { postJob, sendJob } from './sendJob.ts'

export const messages = subject({
  lifecycles: { message: messageEffects, document: documentEffects },
  routes: [byHandRoutes, deliveryRoutes, optOutRoutes],
  jobs: [sendJob, postJob],
})
