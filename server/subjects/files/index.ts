/** Collection files: how they come into being, and how they are opened and closed. */
import { subject } from '#server/records/subject.ts'
import { createRoutes } from './createRoutes.ts'
import { newFileForm } from './draftForm.ts'
import { fileEffects } from './fileEffects.ts'
import { fileHooks } from './fileHooks.ts'
import { previewRoutes } from './previewRoutes.ts'

export const files = subject({
  forms: { file: newFileForm },
  hooks: { file: fileHooks },
  lifecycles: { file: fileEffects },
  routes: [createRoutes, previewRoutes],
})
