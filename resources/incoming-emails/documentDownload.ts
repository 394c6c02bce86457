/** Address of the bytes of a document. */
import { document } from '#schemas/generated/document.ts'

export const documentDownload = (id: number): string => `${document.api}/${id}/content`
