/** Files of one debtor and client that become one: candidates, a preview, the merge and its way back. */
import { subject } from '#server/records/subject.ts'
import { candidateRoutes } from './candidateRoutes.ts'
import { mergeRoutes } from './mergeRoutes.ts'
import { mergeEffects } from './takeBack.ts'

export const merging = subject({
  lifecycles: { 'file-merge': mergeEffects },
  routes: [candidateRoutes, mergeRoutes],
})
