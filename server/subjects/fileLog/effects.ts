/** Effects of the actions on an entry of the log. */
import type { FastifyInstance } from 'fastify'
import type { FileLogLifecycle } from '#schemas/generated/file-log.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { changeDebtor } from './changeDebtor.ts'

export const fileLogEffects = ({ records }: FastifyInstance): Effects<FileLogLifecycle, EffectContext> => ({
  async changeDebtor({ id, file, dataChange, channel }, _body, context) {
    const source = channel === 'portal' ? 'client' : 'debtor'
    const accepted = { log: id, file, rows: dataChange ?? [], source } as const
    await changeDebtor(context.trx, accepted, { records, by: context, today: todayAt(context.now) })
    return {}
  },
})
