/** Kinds of documents, and which types can be looked at on the page. */
import { document, type Document } from '#schemas/generated/document.ts'

export const kinds: readonly string[] = (document.properties.find(({ name }) => name === 'kind')?.values ?? []).map(
  String,
)
export const kindText = (kind: string): string => `resources.document.values.kind.${kind}`
/** Address of the bytes, to be saved. */
export const contentOf = ({ id }: Pick<Document, 'id'>): string => `${document.api}/${id}/content`
export const hasPreview = ({ mimeType }: Pick<Document, 'mimeType'>): boolean =>
  ['application/pdf', 'image/jpeg', 'image/png'].includes(mimeType ?? '')
