/** Adds the holidays of a year by the rules of the law. Existing ones stay unchanged. */
import type { FastifyPluginAsync } from 'fastify'
import { firstHolidayYear, holidaysOf, lastHolidayYear, type Holiday } from '#domain/time/holidays.ts'
import { holiday } from '#schemas/generated/holiday.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import type { Records } from '#server/records/contract.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const countryNames = names('country')
const holidayNames = names('holiday')

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
    async (request) => {
      const days = holidaysOf(request.body.year)
      const added = await app.engine.transaction((trx) => fillIn(days, app.records, trx, writerOf(request)))
      return { added, known: days.map(({ date }) => date).filter((date) => !added.includes(date)) }
    },
  )
}

async function fillIn(days: readonly Holiday[], records: Records, trx: Trx, by: Writer): Promise<string[]> {
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${countryNames.id} from country where ${countryNames.code} = $1`,
    values: [country],
  })
  const countryId = rows[0]?.id
  if (countryId === undefined) throw new Refused({ key: 'error.noCountry', values: { code: country } })
  // Concurrent requests for the same year wait for each other.
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('holiday'))` })
  const added: string[] = []
  for (const day of days) {
    const existing = await trx.query({
      text: `select 1 from holiday where ${holidayNames.country_id} = $1::bigint and ${holidayNames.date} = $2::date and (${holidayNames.code} is null or ${holidayNames.code} = $3)`,
      values: [countryId, day.date, day.code],
    })
    if (existing.rows.length > 0) continue
    added.push(day.date)
    await records.create(trx, holiday, { ...day, country: countryId }, by)
  }
  return added
}
