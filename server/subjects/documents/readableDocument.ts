/** A document and its bytes, for whoever may see the file that it belongs to. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { NotFound } from '#server/errors.ts'
import { forServer } from '#server/db/outsider.ts'
import { readStatement } from '#server/foundation/readLog.ts'
import { callOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'

export type Readable = {
  id: number
  name: string
  mimeType: string
  size: number
  sha256: string
  pages: number | null
}

const d = names('document')

/**
 * Proofs of identity are personal above all others, so who reads one is logged before it is sent.
 *
 * @throws {NotFound} When it is hidden from this person, or has no bytes yet.
 */
export async function readableDocument(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<Readable> {
  const { id, kind } = await visibleRecord(app, request, document)
  return forServer(async () => {
    const { rows } = await app.engine.query<Readable>({
      name: 'readable-document',
      text: `select ${d.id}::int as id, ${d.name} as name, ${d.mime_type} as "mimeType", ${d.size}::int as size, ${d.sha256} as sha256, ${d.pages} as pages
        from document where ${d.id} = $1 and ${d.sha256} is not null`,
      values: [id],
    })
    const [found] = rows
    if (!found) throw new NotFound()
    if (kind === 'identity') {
      const records = { count: 1, ids: [id] }
      const read = { access: request.access, entity: document, properties: ['name'], records, call: callOf(request) }
      await app.engine.query(readStatement({ ...read, action: 'read' }))
    }
    return found
  })
}
