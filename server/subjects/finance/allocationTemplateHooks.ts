/** Allocation templates: a part of a debt is named once, and a phase has one default. */
import type { FastifyInstance } from 'fastify'
import { allocationTemplate } from '#schemas/generated/allocation-template.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'

export const allocationTemplateHooks = (_app: FastifyInstance): Hooks => ({
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

async function check(record: Body, trx: Trx): Promise<void> {
  const named = (record.components as readonly { component: string }[]).map(({ component }) => component)
  if (new Set(named).size < named.length) throw new FieldErrors({ components: [{ key: 'error.componentTwice' }] })
  if (record.isDefault !== true || record.active !== true) return

  await lockFor('default', allocationTemplate, trx)
  const { rows } = await trx.query<{ name: string }>({
    text: `select name from allocation_template
      where is_default and active and phase is not distinct from $1 and id is distinct from $2::bigint limit 1`,
    values: [record.phase ?? null, record.id ?? null],
  })
  const [other] = rows
  if (other) throw new FieldErrors({ isDefault: [{ key: 'error.defaultTaken', values: { name: other.name } }] })
}
