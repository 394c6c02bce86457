/** Allocation templates: each part of a debt occurs once, and a phase has one default. */
import type { FastifyInstance } from 'fastify'
import { allocationTemplate } from '#schemas/generated/allocation-template.ts'
import type { DraftOf, Hooks } from '#server/records/hooks.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const allocationTemplateNames = names('allocation_template')

export const allocationTemplateHooks = (_app: FastifyInstance): Hooks<'allocation-template'> => ({
  async beforeCreate(body, { trx }) {
    await check({ active: true, ...body }, trx)
    return body
  },
  async beforeUpdate(body, before, { trx }) {
    await check({ ...before, ...body }, trx)
    return body
  },
  beforeDelete({ isDefault }) {
    if (isDefault === true) throw new Refused({ key: 'error.defaultRecord' })
  },
})

async function check(record: DraftOf<'allocation-template'> & { id?: number }, trx: Trx): Promise<void> {
  const named = record.components.map(({ component }) => component)
  if (new Set(named).size < named.length) throw new FieldErrors({ components: [{ key: 'error.componentTwice' }] })
  if (record.isDefault !== true || record.active !== true) return

  await lockFor('default', allocationTemplate, trx)
  const { rows } = await trx.query<{ name: string }>({
    text: `select ${allocationTemplateNames.name} from allocation_template
      where ${allocationTemplateNames.is_default} and ${allocationTemplateNames.active} and ${allocationTemplateNames.phase} is not distinct from $1 and ${allocationTemplateNames.id} is distinct from $2::bigint limit 1`,
    values: [record.phase ?? null, record.id ?? null],
  })
  const [other] = rows
  if (other) throw new FieldErrors({ isDefault: [{ key: 'error.defaultTaken', values: { name: other.name } }] })
}
