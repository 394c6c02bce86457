/** Courts: a postcode belongs to one court of each kind, so that a debtor's court can be found by postcode. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { contains, digitsOf, firstOverlap } from '#domain/postcodeRanges.ts'
import { court } from '#schemas/generated/court.ts'
import type { DraftOf, Hooks } from '#server/records/hooks.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { rightRanges } from './bailiffHooks.ts'
import { names } from '#server/sql/names.ts'

const courtNames = names('court')

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const foundSchema = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      description: 'The court of each kind; none where no court has the postcode.',
      items: {
        type: 'object',
        required: ['id', 'name', 'type', 'district', 'visitCity'],
        properties: { id: { type: 'integer' }, name: text, type: text, district: textOrNull, visitCity: textOrNull },
      },
    },
  },
}

type Found = { id: number; name: string; type: string; district: string | null; visitCity: string | null }

export const courtRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { postcode: string } }>(
    `${court.api}/find`,
    {
      config: { acl: court.access.read },
      schema: {
        tags: ['court'],
        summary: 'The courts of a debtor, by postcode',
        querystring: { type: 'object', required: ['postcode'], properties: { postcode: { ...text, maxLength: 20 } } },
        response: { 200: foundSchema },
      },
    },
    async ({ query }) => {
      const digits = digitsOf(query.postcode)
      if (digits === null) throw new FieldErrors({ postcode: [{ key: 'error.postcode' }] })
      const { rows } = await app.engine.query<Found & { ranges: string[] }>({
        text: `select ${courtNames.id}, ${courtNames.name}, ${courtNames.type}, ${courtNames.district}, ${courtNames.visit_city} as "visitCity", ${courtNames.postcode_ranges} as ranges
          from court where ${courtNames.active} order by array_position(array['cantonal', 'district', 'appeal'], ${courtNames.type}), ${courtNames.name}`,
        name: 'find-court',
      })
      return {
        items: rows.filter(({ ranges }) => contains(ranges, digits)).map(({ ranges: _ranges, ...found }) => found),
      }
    },
  )
}

export const courtHooks = (_app: FastifyInstance): Hooks<'court'> => ({
  async beforeCreate(body, { trx }) {
    await checkRanges({ active: true, ...body }, trx)
    return body
  },
  async beforeUpdate(body, before, { trx }) {
    if (['postcodeRanges', 'type', 'active'].some((name) => Object.hasOwn(body, name))) {
      await checkRanges({ ...before, ...body }, trx)
    }
    return body
  },
})

/**
 * @throws {FieldErrors} If a range is invalid, or overlaps another one of this court or of another court of its
 * kind.
 */
async function checkRanges(record: DraftOf<'court'> & { id?: number }, trx: Trx): Promise<void> {
  const ranges = rightRanges(record.postcodeRanges, 'postcodeRanges')
  if (record.active !== true) return

  await lockFor('postcodes', court, trx)
  const { rows } = await trx.query<{ name: string; ranges: string[] }>({
    text: `select ${courtNames.name}, ${courtNames.postcode_ranges} as ranges from court where ${courtNames.active} and ${courtNames.type} = $1 and ${courtNames.id} is distinct from $2::bigint order by ${courtNames.id}`,
    values: [record.type, record.id ?? null],
  })
  for (const other of rows) {
    const shared = firstOverlap(ranges, other.ranges)
    if (shared) {
      const values = { ...shared, court: other.name }
      throw new FieldErrors({ postcodeRanges: [{ key: 'error.postcodeTaken', values }] })
    }
  }
}
