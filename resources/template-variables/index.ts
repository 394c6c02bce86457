/** Variables as generated, with the templates that name them; those of the system are written by the program. */
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/template-variables/index.ts'
import type { TemplateVariable } from '#schemas/generated/template-variable.ts'

export default {
  ...generated,
  list: lazy(async () => ({ default: (await import('./TemplateVariableList.tsx')).TemplateVariableList })),
  show: lazy(async () => ({ default: (await import('./TemplateVariableShow.tsx')).TemplateVariableShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).TemplateVariableEdit })),
  options: {
    ...generated.options,
    isKept: (record: RaRecord) => (record as TemplateVariable).type === 'system',
  },
  create: lazy(async () => ({ default: (await import('./pages.tsx')).TemplateVariableCreate })),
}
