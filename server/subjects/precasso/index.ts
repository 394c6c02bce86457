/** Pre-collection: debtors are reminded before a file is opened, by the steps of workflows; what stays unpaid becomes a file. */
import { subject } from '#server/records/subject.ts'
import { createRoutes } from './createRoutes.ts'
import { followItem } from './followItem.ts'
import { itemEffects } from './itemEffects.ts'
import { itemHooks } from './itemHooks.ts'
import { nightJob } from './nightJob.ts'
import { stepDeed } from './stepDeed.ts'
import { precassoUpdates } from './updates/updateRows.ts'
import { precassoRows } from './upload/itemRows.ts'

/** Known by being made; the list says which this subject has. */
export const ownKinds = [precassoRows, precassoUpdates]

export const precasso = subject({
  hooks: { precasso: itemHooks },
  lifecycles: { precasso: itemEffects },
  listens: { precasso: [followItem] },
  deeds: { precasso: (app) => [stepDeed(app)] },
  routes: [createRoutes],
  jobs: [nightJob],
})
