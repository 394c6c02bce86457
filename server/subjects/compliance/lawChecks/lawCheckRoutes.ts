/** What the checks of the law found last night. */
import type { FastifyPluginAsync } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { file } from '#schemas/generated/file.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Engine } from '#server/db/engine.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { names } from '#server/sql/names.ts'
import type { Asker } from '#server/sql/operands.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'
import { lawChecks } from './lawChecks.ts'

const columns = names('collection_file', 't')

type Found = { id: string; count: number; checkedAt: string; firstIds: number[] }
type Opened = { id: number; number: string | null }

const text = `select check_id as id, count, to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedAt", first_ids::int[] as "firstIds" from law_finding`

/** @returns Those of the records that the asker may open, by id. */
async function opened(
  { query }: Pick<Engine, 'query'>,
  entity: Entity,
  ids: readonly number[],
  asker: Asker,
): Promise<ReadonlyMap<number, Opened>> {
  if (ids.length === 0 || !asker.access.may(entity.access.read)) return new Map()
  const params = new Params()
  const wanted = params.add(ids, 'bigint[]')
  const scope = rowScope({ ...asker, entity }, params) ?? 'true'
  const { rows } = await query<Opened>({
    text: `select ${columns.id}::int as id, ${columns.number} from ${entity.table} t where ${columns.id} = any(${wanted}) and ${scope}`,
    values: params.values,
  })
  return new Map(rows.map((row) => [row.id, row]))
}

export const lawCheckRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v4/compliance/law-checks',
    {
      config: { acl: complaint.access.read },
      schema: {
        tags: ['complaint'],
        summary: 'Checks of the law over all files: how many each found last night, and the first ones',
        response: {
          200: whole({
            checks: {
              type: 'array',
              items: whole({
                id: { type: 'string' },
                article: { description: 'As it is cited in Dutch.', type: 'string' },
                of: { enum: ['file', 'precasso'] },
                count: { description: 'null: it was not asked yet.', type: ['integer', 'null'] },
                checkedAt: { type: ['string', 'null'], format: 'date-time' },
                records: {
                  type: 'array',
                  items: whole({ id: { type: 'integer' }, number: { type: ['string', 'null'] } }),
                },
              }),
            },
          }),
        },
      },
    },
    async ({ access }) => {
      const { rows } = await app.engine.query<Found>({ text, values: [] })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const asker = { access, now: app.now() }
      const idsOf = (of: 'file' | 'precasso') =>
        lawChecks.flatMap((check) => ((check.of ?? 'file') === of ? (byId.get(check.id)?.firstIds ?? []) : []))
      const known = {
        file: await opened(app.engine, file, idsOf('file'), asker),
        precasso: await opened(app.engine, precasso, idsOf('precasso'), asker),
      }
      return {
        checks: lawChecks.map(({ id, article, of = 'file' as const }) => {
          const { count = null, checkedAt = null, firstIds = [] } = byId.get(id) ?? {}
          return { id, article, of, count, checkedAt, records: firstIds.flatMap((one) => known[of].get(one) ?? []) }
        }),
      }
    },
  )
}
