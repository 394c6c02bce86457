/** Messages to debtors and clients: written, checked, sent, and kept as proof. */
import { subject } from '#server/records/subject.ts'
import { byHandRoutes } from './byHandRoutes.ts'
import { deliveryRoutes } from '#server/subjects/messages/back/deliveryRoutes.ts'
import { documentEffects, messageEffects } from './effects.ts'
import { optOutRoutes } from '#server/subjects/messages/back/optOutRoutes.ts'
import { followMessage } from './followMessage.ts'
import { heldRoutes } from './heldRoutes.ts'
import { messageHooks } from './messageHooks.ts'
import { templateRoutes } from './templateRoutes.ts'
import { printJob } from '#server/subjects/messages/letters/printDrafts.ts'
import { postJob, sendJob } from './sendJob.ts'

export const messages = subject({
  hooks: { message: messageHooks },
  lifecycles: { message: messageEffects, document: documentEffects },
  listens: { message: [followMessage] },
  routes: [byHandRoutes, heldRoutes, templateRoutes, deliveryRoutes, optOutRoutes],
  jobs: [sendJob, postJob, printJob],
})
