/** Lists as people want them again. */
import { subject } from '#server/records/subject.ts'
import { dropLost, openFirst, savedViewHooks } from './savedViewHooks.ts'

export const views = subject({
  hooks: { 'saved-view': savedViewHooks },
  listens: { 'saved-view': [openFirst], user: [dropLost] },
})
