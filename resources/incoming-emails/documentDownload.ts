/** Where the bytes of a document are saved from. */
import { document } from '#schemas/generated/document.ts'

export const documentDownload = (id: number): string => `${document.api}/${id}/content`
