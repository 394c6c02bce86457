/** Closing a file: what its reason asks for. */
import type { FastifyInstance } from 'fastify'
import type { FileLifecycle } from '#schemas/generated/file.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { formatMoney } from '#domain/money/money.ts'
import { FieldErrors } from '#server/errors.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { names } from '#server/sql/names.ts'

const r = names('close_reason')

export const fileEffects = (_app: FastifyInstance): Effects<FileLifecycle, EffectContext> => ({
  async checkClosing({ id, currency }, { closeReason, closeNote }, { trx, now, access, requestId }) {
    const { rows } = await trx.query<{ note: boolean; zero: boolean }>({
      text: `select ${r.requires_note} as note, ${r.requires_zero_balance} as zero from close_reason where ${r.id} = $1`,
      values: [closeReason],
    })
    const [reason] = rows
    if (reason?.note && !closeNote) throw new FieldErrors({ closeNote: [{ key: 'error.file.note' }] })
    const balance = await settle(trx, id, { today: todayAt(now), requestId })
    if (reason?.zero && balance && balance.outstanding !== 0) {
      const outstanding = formatMoney({ amount: balance.outstanding, currency: currency ?? 'EUR' }, access.locale)
      throw new FieldErrors({ closeReason: [{ key: 'error.file.outstanding', values: { outstanding } }] })
    }
  },
})
