/** `POST /api/v4/import-job`: a client's file is received; and an empty file to fill in. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { endingOf, fileName } from '#domain/documents/fileName.ts'
import { importJob } from '#schemas/generated/import-job.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'

import { csvStream } from '#server/lists/export/csv.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { checkRelations } from '#server/records/relations.ts'
import { system } from '#server/foundation/writer.ts'
import { importAnswer, importShape } from './answer.ts'
import { guessed, mapped, titleOf, type ColumnNames } from './columns.ts'
import { importTypeOf, type ImportType } from './importType.ts'
import { mappingFor } from './mappings.ts'
import { acceptImports, importTypesOfFiles, mostBytes, receiveImport, type KeptFile } from './receive.ts'

type Asked = { _name?: string; type?: string; customer?: string; mapping?: string }

export const uploadRight = 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD'
const types = ['file', 'subscription', 'precasso', 'precasso_update']
const file = { type: 'string', contentEncoding: 'binary', maxLength: mostBytes }

export const uploadRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { type?: string } }>(
    '/api/v4/import-job/template',
    {
      config: {
        acl: uploadRight,
        answers: { 200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
      schema: {
        tags: ['import-job'],
        summary: 'An empty CSV with the columns that a kind of import may have',
        querystring: { type: 'object', additionalProperties: false, properties: { type: { enum: types } } },
      },
    },
    async ({ access, query: { type = 'file' } }, reply) => {
      const kind = allowedType(type, { access })
      const columns = kind.columns.map((column) => ({
        title: titleOf(column, access.locale),
        width: 'wide' as const,
        cell: () => null,
      }))
      const context = { engine: app.engine, entity: importJob, entities: entityByName, access, now: app.now() }
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${type}.csv"`)
        .send(csvStream(columns, nothing(), context))
    },
  )

  await app.register(async (scope) => {
    await acceptImports(scope)
    scope.post<{ Querystring: Asked }>(
      importJob.api,
      {
        config: { acl: uploadRight, withoutKey: 'The same file may be sent again: its rows are recognised.' },
        schema: {
          tags: ['import-job'],
          summary: 'Send a file to be imported',
          description:
            'CSV, XLSX, XML, JSON, or a zip of one of these with PDFs, as the body or as the part `file` of a form. Nothing is imported: `validate` checks its rows, `run` writes them.',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: {
              _name: { type: 'string', maxLength: 400, description: 'Name of the file.' },
              type: { enum: types },
              customer: { type: 'string', pattern: '^[0-9]{1,15}$', description: 'A key has one customer, its own.' },
              mapping: { type: 'string', pattern: '^[0-9]{1,15}$' },
            },
          },
          body: {
            content: Object.fromEntries(
              [...importTypesOfFiles, 'multipart/form-data'].map((type) => [type, { schema: file }]),
            ),
          },
          response: { 201: importShape },
        },
        // The file is read and judged by hand; so is what stands in the address.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        // Facts of the query are checked before the file is read and kept; a form has them in its fields instead.
        if (!request.isMultipart()) {
          allowedType(request.query.type ?? 'file', request)
          await ownCustomer(app, request, request.query.customer)
        }
        const { fields, name, kept } = await receiveImport(app, request)
        const id = await keepJob(
          app,
          request,
          { ...fields, ...request.query, _name: request.query._name ?? name ?? 'import' },
          kept,
        )
        return reply
          .code(201)
          .header('location', `${importJob.api}/${id}`)
          .send(await forServer(() => importAnswer(app, id, request.access)))
      },
    )
  })
}

async function* nothing(): AsyncGenerator<never[]> {}

/** @throws {FieldErrors} For a kind that there is not. @throws {NotAllowed} */
export function allowedType(type: string, { access }: Pick<FastifyRequest, 'access'>): ImportType {
  const found = importTypeOf(type)
  if (!found) throw new FieldErrors({ type: [{ key: 'validation.enum' }] })
  if (!access.may(found.right)) throw new NotAllowed()
  return found
}

async function keepJob(
  app: FastifyInstance,
  request: FastifyRequest,
  { _name, type = 'file', customer, mapping }: Asked,
  kept: KeptFile,
): Promise<number> {
  const { access } = request
  const kind = allowedType(type, request)
  const own = await ownCustomer(app, request, customer)
  if (kept.total === 0) throw new Refused({ key: 'error.import.noRows' })
  const by = system('import', writerOf(request))
  const { id } = await forServer(() =>
    app.engine.transaction(async (trx) => {
      const chosen = await mappingFor(trx, {
        type: kind.type,
        customer: own,
        headers: kept.headers,
        asked: mapping ? Number(mapping) : undefined,
      })
      const to = chosen ? mapped(kept.headers, kind.columns, chosen.columns) : guessed(kept.headers, kind.columns)
      return app.records.create(
        trx,
        importJob,
        {
          name: nameOf(_name),
          type: kind.type,
          customer: own,
          mapping: chosen?.id ?? null,
          sha256: kept.sha256,
          size: kept.size,
          format: kept.format,
          rowsTotal: kept.total,
          attachments: [...kept.attachments],
          columns: columnsOf(kept, to),
          sentBy: access.person?.name.slice(0, 160) ?? null,
          locale: access.locale,
        },
        by,
      )
    }),
  )
  return id
}

const nameOf = (sent: string | undefined): string => fileName(String(sent ?? 'import'), [endingOf(String(sent ?? ''))])

const columnsOf = ({ headers, samples, dates }: KeptFile, to: ColumnNames) =>
  headers.map((header, at) => {
    const trace = dates[at]
    return {
      header: header.slice(0, 200),
      to: to[at] ?? '',
      sample: samples[at] ?? '',
      ...(trace && { dates: trace }),
    }
  })

/** Staff choose a customer that they may see; a program has its own. @throws {FieldErrors} At `customer`. */
async function ownCustomer(app: FastifyInstance, request: FastifyRequest, asked: string | undefined): Promise<number> {
  const { access } = request
  const { person } = access
  if (asked !== undefined && !/^[1-9][0-9]{0,14}$/.test(asked))
    throw new FieldErrors({ customer: [{ key: 'validation.enum' }] })
  if (person?.isOutsider) {
    const [only] = person.customerIds
    const id = asked === undefined && person.customerIds.length === 1 ? only : Number(asked)
    if (id === undefined || !person.customerIds.includes(id))
      throw new FieldErrors({ customer: [{ key: 'error.file.noCustomer' }] })
    return id
  }
  if (asked === undefined) throw new FieldErrors({ customer: [{ key: 'validation.required' }] })
  const context = {
    engine: app.engine,
    entity: importJob,
    entities: entityByName,
    access,
    now: app.now(),
    call: callOf(request),
  }
  await checkRelations({ customer: Number(asked) }, context, app.engine)
  return Number(asked)
}
