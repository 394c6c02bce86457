/** Variables as generated, with the templates that name them; those of the system are written by the program. */
import { lazy } from 'react'
import generated from '#resources/generated/template-variables/index.ts'

export default {
  ...generated,
  list: lazy(async () => ({ default: (await import('./TemplateVariableList.tsx')).TemplateVariableList })),
  show: lazy(async () => ({ default: (await import('./TemplateVariableShow.tsx')).TemplateVariableShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).TemplateVariableEdit })),
  create: lazy(async () => ({ default: (await import('./pages.tsx')).TemplateVariableCreate })),
}
