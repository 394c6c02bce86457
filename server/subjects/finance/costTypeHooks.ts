/**
 * Cost types in use are locked: bookings must stay explainable by their tariff. A new tariff is a new record
 * with the same code and a later first day.
 */
import type { FastifyInstance } from 'fastify'
import { costType } from '#schemas/generated/cost-type.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { quote } from '#server/sql/sql.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'

/** Properties that decide how much is booked, as what, and for whom. */
const locked = ['code', 'category', 'vatRate', 'chargeTo', 'defaultAmount', 'legalLimit', 'effectiveFrom']

export const costTypeHooks = (_app: FastifyInstance): Hooks<'cost-type'> => ({
  async beforeUpdate(body, before, { trx }) {
    const touched = locked.filter((name) => Object.hasOwn(body, name))
    if (touched.length > 0 && (await isUsed(before.id, trx))) {
      throw new FieldErrors(Object.fromEntries(touched.map((name) => [name, [{ key: 'error.costTypeUsed' }]])))
    }
    return body
  },
})

/** Whether any record points at the type, including records hidden from this person. */
async function isUsed(id: number, trx: Trx): Promise<boolean> {
  const pointers = entities.flatMap(({ table, properties }) =>
    properties
      .filter(({ relation }) => relation?.entity === costType.name)
      .map(({ column, relation }) =>
        relation?.many ? { from: relation.linkTable ?? '', where: 'target_id' } : { from: table, where: column },
      ),
  )
  if (pointers.length === 0) return false
  const conditions = pointers.map(
    ({ from, where }) => `exists (select from ${quote(from)} where ${quote(where)} = $1::bigint)`,
  )
  const { rows } = await trx.query<{ used: boolean }>({
    text: `select ${conditions.join(' or ')} as used`,
    values: [id],
  })
  return rows[0]?.used === true
}
