/** What an arrangement does to its file: steps stop while it runs, and go on when it ends. */
import type { FastifyInstance } from 'fastify'
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { system } from '#server/foundation/writer.ts'
import { Refused } from '#server/errors.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'
import { names } from '#server/sql/names.ts'
import { checkMayAgree } from '#server/subjects/debtors/mayAgree.ts'

const i = names('instalment')
const f = names('collection_file')

export const arrangementEffects = ({ records }: FastifyInstance): Effects<ArrangementLifecycle, EffectContext> => {
  const checkPlan = async (id: number, { trx }: EffectContext): Promise<void> => {
    const { rows } = await trx.query({
      text: `select from instalment where ${i.arrangement_id} = $1 limit 1`,
      values: [id],
    })
    if (rows.length === 0) throw new Refused({ key: 'error.arrangement.noInstalments' })
  }
  return {
    checkPlan: ({ id }, _body, context) => checkPlan(id, context),
    async begin({ id, file: fileId }, _body, context) {
      await checkPlan(id, context)
      await checkMayAgree(context.trx, fileId, context.access.locale)
      const by = system('arrangements', context)
      await records.take(context.trx, file, fileId, 'agreeTerms', {}, by)
      await records.update(context.trx, file, fileId, { arrangementActive: true }, by)
    },
    async stop({ file: fileId }, _body, context) {
      const { trx } = context
      const { rows } = await trx.query<{ pays: boolean }>({
        text: `select ${f.workflow_status} = 'term_payment' as pays from collection_file where ${f.id} = $1 for update`,
        values: [fileId],
      })
      const by = system('arrangements', context)
      if (rows[0]?.pays) await records.take(trx, file, fileId, 'endTerms', {}, by)
      await records.update(trx, file, fileId, { arrangementActive: false }, by)
    },
  }
}
