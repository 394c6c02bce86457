/** Payment arrangements: their terms, what was paid of them, and what they do to their file. */
import { subject } from '#server/records/subject.ts'
import { arrangementEffects } from './effects.ts'
import { arrangementHooks, instalmentHooks } from './hooks.ts'
import { instalmentEffects } from './instalmentEffects.ts'
import { followArrangement, followBooking, followFile, followTerm } from './listeners.ts'
import { followJob } from './followJob.ts'
import { planRoutes } from './planRoutes.ts'

export const arrangements = subject({
  hooks: { arrangement: arrangementHooks, instalment: instalmentHooks },
  lifecycles: { arrangement: arrangementEffects, instalment: instalmentEffects },
  listens: {
    payment: [followBooking],
    'write-off': [followBooking],
    claim: [followBooking],
    arrangement: [followArrangement],
    instalment: [followTerm],
    file: [followFile],
  },
  routes: [planRoutes],
  jobs: [followJob],
})
