/** `POST /api/v4/document/print`: several documents as one PDF, in the order in which they were named. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { forServer } from '#server/db/outsider.ts'
import { readStatement } from '#server/foundation/readLog.ts'
import { pdfAnswer } from '#server/http/describedAnswers.ts'
import { callOf } from '#server/records/call.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { asFileOfStranger } from './answerHeaders.ts'
import { orGone } from './orGone.ts'
import { ask } from './previewThread.ts'

type Page = { id: number; name: string; kind: string; mimeType: string; size: number; sha256: string }

const t = names('document', 't')
/** Documents, and bytes of all of them: they are in memory together. */
const most = { documents: 200, bytes: 100 * 1024 * 1024 }
/** Milliseconds. */
const longest = 60_000

export const printRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: { ids: number[] } }>(
    '/api/v4/document/print',
    {
      config: {
        acl: 'ROLE_FILE_SEND or ROLE_FILE_EDIT',
        answers: pdfAnswer,
        withoutKey: 'It changes nothing, and its answer is a file.',
      },
      schema: {
        tags: ['documents'],
        summary: 'Several PDF documents as one, to be printed',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['ids'],
          properties: {
            ids: {
              type: 'array',
              minItems: 1,
              maxItems: most.documents,
              uniqueItems: true,
              items: { type: 'integer' },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const pages = await readable(app, request, request.body.ids)
      const other = pages.find(({ mimeType }) => mimeType !== 'application/pdf')
      if (other) throw new Refused({ key: 'error.document.notPdf', values: { name: other.name } })
      if (pages.reduce((sum, { size }) => sum + size, 0) > most.bytes)
        throw new Refused({ key: 'error.document.printTooLarge' })
      const parts: Buffer[] = []
      for (const { sha256 } of pages) parts.push(await app.storage.get(sha256).catch(orGone(app, 'a document')))
      const made = await ask({ kind: 'merge', parts }, longest)
      return asFileOfStranger(request, reply, { name: 'letters.pdf', shown: 'attachment' })
        .type('application/pdf')
        .send(Buffer.from(made as Uint8Array))
    },
  )
}

/** @throws {NotFound} When one is hidden from this person, or has no bytes yet. */
async function readable(
  { engine, now }: FastifyInstance,
  request: FastifyRequest,
  ids: readonly number[],
): Promise<Page[]> {
  const { access } = request
  const params = new Params()
  const own = `t.id = any(${params.add(ids, 'bigint[]')})`
  const scope = rowScope({ entity: document, access, now: now() }, params)
  const text = `select ${t.id}::int as id, ${t.name} as name, ${t.kind} as kind, ${t.mime_type} as "mimeType", ${t.size}::int as size,
    ${t.sha256} as sha256 from document t where ${allOf([own, scope])} and ${t.sha256} is not null`
  const { rows } = await engine.query<Page>({ text, values: params.values })
  const found = new Map(rows.map((row) => [row.id, row]))
  const pages = ids.flatMap((id) => found.get(id) ?? [])
  if (pages.length < ids.length) throw new NotFound()
  const proofs = pages.filter(({ kind }) => kind === 'identity').map(({ id }) => id)
  if (proofs.length > 0) {
    const records = { count: proofs.length, ids: proofs }
    const read = { access, entity: document, properties: ['name'], records, call: callOf(request) }
    await forServer(() => engine.query(readStatement({ ...read, action: 'read' })))
  }
  return pages
}
