/** Address surveillance: providers watch whether debtors move. */
import { subject } from '#server/records/subject.ts'
import { startMany } from './deed.ts'
import { surveillanceEffects } from './effects.ts'
import { surveillanceHooks } from './hooks.ts'
import { stopWithFile } from './listeners.ts'
import { providerRoutes } from './providerRoutes.ts'

export const surveillance = subject({
  hooks: { 'address-surveillance': surveillanceHooks },
  lifecycles: { 'address-surveillance': surveillanceEffects },
  listens: { file: [stopWithFile] },
  deeds: { file: startMany },
  routes: [providerRoutes],
})
