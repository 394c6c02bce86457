/** What the four kinds of template have beside the generated parts: a preview, and help with writing. */
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export const templateParts = {
  above: lazy(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview })),
  formLayout: lazy(async () => ({ default: (await import('./TemplateFields.tsx')).TemplateFields })),
} satisfies Partial<EntityOptions>
