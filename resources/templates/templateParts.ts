/** What the four kinds of template have beside the generated parts: a preview, and help with writing. */
import type { EntityOptions } from '#resources/entityOptions.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export const templateParts = {
  above: lazyPart(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview })),
  formLayout: lazyPart(async () => ({ default: (await import('./TemplateFields.tsx')).TemplateFields })),
} satisfies Partial<EntityOptions>
