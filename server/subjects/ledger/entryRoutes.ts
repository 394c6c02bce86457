/** `GET /api/v4/file/{id}/entries`: what is booked on a file, newest first, with its lines and what reversed it. */
import type { FastifyPluginAsync } from 'fastify'
import { entryKinds } from '#domain/ledger/entry.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { day, idParams, money } from './shapes.ts'

const c = names('claim', 'c')
const id = { type: 'integer' }
const maybeId = { type: ['integer', 'null'] }

/** The other side of each entry is left out: it is the sum of the others. */
const text = `select e.id::int, e.kind, substring(e.key from '[0-9]+$')::int as record, e.day::text as day, e.booked_on::text as "bookedOn",
    e.reverses::int as reverses, e.why, (select r.id::int from ledger_entry r where r.reverses = e.id) as "reversedBy",
    coalesce((select json_agg(json_build_object('account', p.account, 'claim', p.claim_id, 'number', ${c.number},
          'amount', json_build_object('amount', p.cents, 'currency', e.currency)) order by p.no)
        from ledger_posting p left join claim c on ${c.id} = p.claim_id
        where p.entry_id = e.id and p.account not in ('claimed', 'received', 'written_off')), '[]') as postings,
    json_build_object('currency', e.currency, 'amount', (select coalesce(sum(p.cents), 0) from ledger_posting p
        where p.entry_id = e.id and p.account not in ('claimed', 'received', 'written_off'))) as amount
  from ledger_entry e where e.file_id = $1 order by e.id desc limit $2 offset $3`

export const entryRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: { _offset?: string; _limit?: string } }>(
    '/api/v4/file/:id/entries',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'What is booked on a file, newest first; what was reversed names the entry that did so',
        params: idParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
            _limit: {
              type: 'string',
              pattern: '^([1-9][0-9]?|1[0-9][0-9]|200)$',
              description: 'At most 200; 50 unless told.',
            },
          },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id,
                kind: { enum: entryKinds },
                day,
                bookedOn: day,
                reverses: maybeId,
                reversedBy: maybeId,
                why: {
                  type: ['string', 'null'],
                  description:
                    'Why a cost was taken back: what `nothingOwed` of a cost line says, or `amount`, `reversed`.',
                },
                record: { ...maybeId, description: 'The claim, cost, payment or write-off.' },
                amount: { ...money, description: 'Above zero the debtor owes more.' },
                postings: {
                  type: 'array',
                  items: whole({
                    account: { type: 'string' },
                    claim: maybeId,
                    number: { type: ['string', 'null'], description: 'Of the claim.' },
                    amount: money,
                  }),
                },
              }),
            },
            total: id,
          }),
        },
      },
    },
    async (request) => {
      const { id: of } = await visibleRecord(app, request, file)
      const { _offset: offset = '0', _limit: limit = '50' } = request.query
      const [{ rows: items }, { rows: counted }] = await forServer(() =>
        Promise.all([
          app.engine.query({ name: 'ledger-entries', text, values: [of, limit, offset] }),
          app.engine.query<{ total: number }>({
            text: 'select count(*)::int as total from ledger_entry where file_id = $1',
            values: [of],
          }),
        ]),
      )
      return { items, total: counted[0]?.total ?? 0 }
    },
  )
}
