/** `POST /api/v4/agenda/export`: items as a file, with what their files say of them. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { beginExport } from '#server/lists/export/atOnce.ts'
import { exportColumns } from '#server/lists/export/columns.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import { foundIds, recordsOf } from '#server/lists/export/records.ts'
import { xlsxStream } from '#server/lists/export/xlsx.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { fileColumns, withFiles } from './exportedFiles.ts'
import { id } from './shapes.ts'

type Given = {
  ids?: number[]
  format?: 'csv' | 'xlsx'
  _filter?: Record<string, unknown>
  _order?: Record<string, unknown>
}

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', stream: csvStream },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream: xlsxStream },
} as const
/** Columns of an item, in the order of the work list; those of its file follow. */
const own = [
  'date',
  'time',
  'subject',
  'file',
  'customer',
  'assignedTo',
  'team',
  'priority',
  'status',
  'attempts',
  'note',
  'doneAt',
  'doneBy',
]

export const exportRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/agenda/export',
    {
      config: { acl: agendaItem.access.export ?? 'ROLE_AGENDA', withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['agenda'],
        summary: 'Items as a file',
        description: 'Those of `ids`, else those that a list with this `_filter` and `_order` finds.',
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ids: { type: 'array', minItems: 1, maxItems: 1000, items: id },
            format: { enum: Object.keys(kinds), default: 'csv' },
            _filter: { type: 'object' },
            _order: { type: 'object' },
          },
        },
        response: {
          200: {
            description: 'The file.',
            content: Object.fromEntries(
              Object.values(kinds).map(({ type }) => [
                type.split(';', 1)[0],
                { schema: { type: 'string', format: 'binary' } },
              ]),
            ),
          },
        },
      },
    },
    async (request: FastifyRequest<{ Body: Given }>, reply) => {
      const { access } = request
      const { ids, format = 'csv', _filter, _order } = request.body
      const asked = {
        ...(ids ? { _filter: { id: { in: ids.map(String) } } } : _filter && { _filter }),
        ...(_order && { _order }),
      }
      const context = {
        engine: app.engine,
        entity: agendaItem,
        entities: entityByName,
        access,
        now: app.now(),
        call: callOf(request),
      }
      const query = readListQuery(asked, agendaItem, access)
      const end = beginExport(app.engine, access)
      try {
        const found = await foundIds(query, context)
        const note = { export: { to: { format, ...asked, total: found.total } } }
        await app.engine.transaction((trx) =>
          app.records.note(trx, agendaItem, null, { name: 'export', changes: note }, writerOf(request)),
        )
        const properties = own.flatMap((name) => agendaItem.properties.filter((one) => one.name === name))
        const columns = [...exportColumns(properties, context), ...fileColumns(context)]
        const { type, stream } = kinds[format]
        const rows = stream(columns, withFiles(recordsOf(found, properties, context), context), context)
        rows.once('close', end)
        rows.once('error', (error) => request.log.error({ err: error }, 'export broke off'))
        const day = dayOf(app.now())
        return await reply
          .type(type)
          .header('content-disposition', `attachment; filename="agenda-${day}.${format}"`)
          .send(rows)
      } catch (error) {
        end()
        throw error
      }
    },
  )
}
