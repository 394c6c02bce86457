/** Parts shared by the four kinds of template: preview, and help with writing. System templates cannot be deleted. */
import type { RaRecord } from 'react-admin'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export const templateParts = {
  above: lazyPart(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview })),
  formLayout: lazyPart(async () => ({ default: (await import('./TemplateFields.tsx')).TemplateFields })),
  isKept: (record: RaRecord) => record.type === 'system',
} satisfies Partial<EntityOptions>
