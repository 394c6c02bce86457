/** What the four kinds of template have beside the generated parts: a preview, help with writing, and a switch. */
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export const templateParts = {
  actions: lazy(async () => ({ default: (await import('./TemplateActions.tsx')).TemplateActions })),
  above: lazy(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview })),
  formLayout: lazy(async () => ({ default: (await import('./TemplateFields.tsx')).TemplateFields })),
} satisfies Partial<EntityOptions>
