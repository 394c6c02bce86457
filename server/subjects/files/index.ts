/** Collection files: how they come into being, and how they are opened and closed. */
import { subject } from '#server/records/subject.ts'
import { createRoutes } from './createRoutes.ts'
import { newFileForm } from './draftForm.ts'
import { exactFile } from './exactFile.ts'
import { exactRoutes } from './exactRoutes.ts'
import { fileEffects } from './fileEffects.ts'
import { fileHooks } from './fileHooks.ts'
import { askWhoOwesAgain } from './owesAgain.ts'
import { previewRoutes } from './previewRoutes.ts'
import { tidyVisits } from './tidyVisits.ts'
import { visitRoutes } from './visitRoutes.ts'

export const files = subject({
  forms: { file: newFileForm },
  hooks: { file: fileHooks },
  lifecycles: { file: fileEffects },
  listens: { payment: [askWhoOwesAgain], 'write-off': [askWhoOwesAgain] },
  routes: [createRoutes, exactRoutes, previewRoutes, visitRoutes],
  jobs: [tidyVisits],
  opens: async (app, request, text) => {
    const id = await exactFile(app, request, text)
    return id === undefined ? undefined : `/file/show-new/${id}`
  },
})
