/** The PDF of an invoice as a document of its file, or of its item of pre-collection. */
import { freeName } from '#domain/documents/fileName.ts'
import { document } from '#schemas/generated/document.ts'
import { names } from '#server/sql/names.ts'
import type { ImportContext, Made } from '#server/subjects/fileImport/importType.ts'
import type { Attachment } from './attachments.ts'

const d = names('document')

export async function addDocument(
  { name, sha256, size }: Attachment,
  owner: { file: number } | { precasso: number },
  { app, trx, by }: ImportContext,
): Promise<Made> {
  const { rows } = await trx.query<{ name: string }>({
    text: `select ${d.name} as name from document where ${'file' in owner ? d.file_id : d.precasso_id} = $1`,
    values: Object.values(owner),
  })
  const draft = {
    ...owner,
    name: freeName(name, new Set(rows.map((row) => row.name))),
    kind: 'invoice' as const,
    mimeType: 'application/pdf',
    size,
    sha256,
    direction: 'in' as const,
    visibleToClient: true,
  }
  const { id } = await app.records.create(trx, document, draft, by)
  return { entity: 'document', id }
}
