/** What the four kinds of template have beside the generated parts: a preview, and help with writing; those of the system stay. */
import type { RaRecord } from 'react-admin'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export const templateParts = {
  above: lazyPart(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview })),
  formLayout: lazyPart(async () => ({ default: (await import('./TemplateFields.tsx')).TemplateFields })),
  isKept: (record: RaRecord) => record.type === 'system',
} satisfies Partial<EntityOptions>
