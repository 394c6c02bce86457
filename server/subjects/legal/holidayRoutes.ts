/** Holidays: filling in the days of a year by the rules of the law. What is there already stays as it is. */
import type { FastifyPluginAsync } from 'fastify'
import { firstHolidayYear, holidaysOf, lastHolidayYear, type Holiday } from '#domain/time/holidays.ts'
import { holiday } from '#schemas/generated/holiday.ts'
import type { Access } from '#server/foundation/access.ts'
import { auditStatement } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'

const country = 'NL'

export const holidayRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: { year: number } }>(
    '/api/v4/holiday/generate',
    {
      config: { acl: holiday.access.create },
      schema: {
        tags: [holiday.plural],
        summary: 'Fill in the Dutch holidays of a year',
        description: 'Days that are there already, as computed or written by hand, are left alone.',
        body: {
          type: 'object',
          required: ['year'],
          additionalProperties: false,
          properties: { year: { type: 'integer', minimum: firstHolidayYear, maximum: lastHolidayYear } },
        },
        response: {
          200: {
            type: 'object',
            required: ['added', 'known'],
            properties: {
              added: { type: 'array', items: { type: 'string', format: 'date' } },
              known: { type: 'array', items: { type: 'string', format: 'date' } },
            },
          },
        },
      },
    },
    async ({ body: { year }, access, id: requestId }) => {
      const days = holidaysOf(year)
      const added = await app.engine.transaction((trx) => fillIn(days, { trx, access, requestId }))
      return { added, known: days.map(({ date }) => date).filter((date) => !added.includes(date)) }
    },
  )
}

type Within = { trx: Trx; access: Access; requestId: string }

async function fillIn(days: readonly Holiday[], { trx, access, requestId }: Within): Promise<string[]> {
  const { rows } = await trx.query<{ id: number }>({
    text: 'select id from country where code = $1',
    values: [country],
  })
  const countryId = rows[0]?.id
  if (countryId === undefined) throw new Refused({ key: 'error.noCountry', values: { code: country } })
  // Two who fill in the same year wait for each other.
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('holiday'))` })
  const added: string[] = []
  for (const { code, date, name, ...flags } of days) {
    const inserted = await trx.query<{ id: number }>({
      text: `insert into holiday (date, name, country_id, code, is_statutory, is_bank_holiday, is_contact_free)
        select $1::date, $2::jsonb, $3::bigint, $4, $5, $6, $7 where not exists (
          select from holiday where country_id = $3::bigint and date = $1::date and (code is null or code = $4))
        returning id`,
      values: [
        ...[date, JSON.stringify(name), countryId, code],
        ...[flags.isStatutory, flags.isBankHoliday, flags.isContactFree],
      ],
    })
    const id = inserted.rows[0]?.id
    if (id === undefined) continue
    added.push(date)
    const given = { date, name, country: countryId, code, ...flags }
    const changes = Object.fromEntries(Object.entries(given).map(([key, to]) => [key, { from: null, to }]))
    await trx.query(auditStatement({ access, action: 'create', entity: holiday, recordId: id, changes, requestId }))
  }
  return added
}
