/** How much there is to do today, by subject and by team, in one statement over the open items. */
import type { FastifyPluginAsync } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'

const i = names('agenda_item', 'i')
const f = names('collection_file', 'f')
const s = names('agenda_subject', 's')
const t = names('team', 't')

type Line = {
  subject: number | null
  team: number | null
  by: 'all' | 'subject' | 'team'
  total: number
  overdue: number
  mine: number
}
type Named = { id: number; name: string; department?: string | null }
type Counts = { total: number; overdue: number; mine: number }

const count = { type: 'integer', minimum: 0 }
const counts = { total: count, overdue: { ...count, description: 'Of days before today.' }, mine: count }
const text = { type: 'string' }

export const countRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v4/agenda/counts',
    {
      config: { acl: agendaItem.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'How many open items are due, by subject and by team; the most first',
        response: {
          200: whole({
            ...counts,
            subjects: {
              type: 'array',
              items: whole({
                id: { type: 'integer' },
                name: text,
                department: { type: ['string', 'null'] },
                ...counts,
              }),
            },
            teams: {
              type: 'array',
              description: 'Without `id`: those of no team.',
              items: whole({ id: { type: ['integer', 'null'] }, name: text, ...counts }),
            },
          }),
        },
      },
    },
    async ({ access }) => {
      const params = new Params()
      const today = params.add(todayAt(app.now()), 'date')
      const me = params.add(access.person?.id ?? 0, 'bigint')
      const context = { entity: agendaItem, entities: entityByName, access, now: app.now() }
      const hidden = params.add([...hiddenStatuses], 'text[]')
      const due = allOf([
        `${i.status} = 'open' and ${i.date} <= ${today} and ${f.workflow_status} <> all(${hidden})`,
        rowScope(context, params, 'i'),
      ])
      const { rows } = await app.engine.query<Line>({
        text: `select x.subject, x.team, case when grouping(x.subject) = 0 then 'subject' when grouping(x.team) = 0 then 'team' else 'all' end as by,
          count(*)::int as total, (count(*) filter (where x.late))::int as overdue, (count(*) filter (where x.mine))::int as mine
        from (select ${i.subject_id}::int as subject, ${i.team_id}::int as team, ${i.date} < ${today} as late, coalesce(${i.assigned_to_id} = ${me}, false) as mine
          from agenda_item i join collection_file f on ${f.id} = ${i.file_id} where ${due}) x
        group by grouping sets ((x.subject), (x.team), ())`,
        values: params.values,
      })
      const subjects = await namesOf(access.locale, 'subject')
      const teams = await namesOf(access.locale, 'team')
      const lines = (by: Line['by']) => rows.filter((row) => row.by === by).toSorted((a, b) => b.total - a.total)
      const { total = 0, overdue = 0, mine = 0 } = rows.find(({ by }) => by === 'all') ?? {}
      return {
        total,
        overdue,
        mine,
        subjects: lines('subject').map((row) => ({
          id: row.subject,
          name: subjects.get(row.subject ?? 0)?.name ?? '',
          department: subjects.get(row.subject ?? 0)?.department ?? null,
          ...numbersOf(row),
        })),
        teams: lines('team').map((row) => ({
          id: row.team,
          name: row.team === null ? '' : (teams.get(row.team)?.name ?? ''),
          ...numbersOf(row),
        })),
      }
    },
  )

  async function namesOf(locale: string, of: 'subject' | 'team'): Promise<ReadonlyMap<number, Named>> {
    const { rows } = await app.engine.query<Named>(
      of === 'team'
        ? { text: `select ${t.id}::int as id, ${t.name} as name from team t` }
        : {
            text: `select ${s.id}::int as id, coalesce(${s.name} ->> $1, ${s.name} ->> 'nl') as name, ${s.department} as department from agenda_subject s`,
            values: [locale],
          },
    )
    return new Map(rows.map((row) => [row.id, row]))
  }
}

const numbersOf = ({ total, overdue, mine }: Counts): Counts => ({ total, overdue, mine })
