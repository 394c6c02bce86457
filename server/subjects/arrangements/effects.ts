/** Effects of an arrangement on its file: steps stop while it runs, and go on when it ends. */
import type { FastifyInstance } from 'fastify'
import { inOrder, standingOn } from '#domain/arrangements/standing.ts'
import { termDate } from '#domain/law/arrangement.ts'
import { addDays } from '#domain/time/day.ts'
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { checkMayAgree } from '#server/subjects/debtors/mayAgree.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { arrangedOf } from './readArrangements.ts'
import { reasonTogether } from './breakTogether.ts'
import { checkFile, refused } from './checkFile.ts'

const i = names('instalment')
const f = names('collection_file')

/** Days that a debtor has to catch up when an arrangement is resumed, where nobody says otherwise. */
const daysToCatchUp = 14

type Record = Parameters<Effects<ArrangementLifecycle, EffectContext>['begin']>[0]

export const arrangementEffects = ({ records }: FastifyInstance): Effects<ArrangementLifecycle, EffectContext> => ({
  async checkPlan({ id, total }, _body, { trx }) {
    const { rows } = await trx.query<{ count: number; sum: number }>({
      text: `select count(*)::int as count, coalesce(sum(${i.amount}), 0)::float8 as sum from instalment where ${i.arrangement_id} = $1`,
      values: [id],
    })
    if (!rows[0]?.count) throw refused('noInstalments')
    if (rows[0].sum !== total.amount) throw refused('planDiffers')
  },
  async begin(record, body, context) {
    const { trx, now, requestId } = context
    await checkMayAgree(trx, record.file, context.access.locale)
    await checkFile(trx, record.file, record.id)
    const today = todayAt(now)
    const by = system('arrangements', context)
    const catchUpBy = 'catchUpBy' in body ? body.catchUpBy : null
    if (context.action === 'resume')
      await postponeMissed(records, record, catchUpBy ?? addDays(today, daysToCatchUp), context)
    await records.take(trx, file, record.file, 'agreeTerms', {}, by)
    await records.update(trx, file, record.file, { arrangementActive: true }, by)
    const runs = [...(record.runs ?? []), { from: today }]
    if (runs.length > 1) return { runs }
    const balance = await settle(trx, record.file, { today, requestId })
    return { runs, coversAll: balance !== undefined && record.total.amount >= balance.outstanding }
  },
  async stop({ file: fileId, status, runs }, _body, context) {
    if (status !== 'active') return {}
    const reason = reasonTogether(fileId)
    if (reason === undefined) await endOnFile(records, fileId, context)
    const until = addDays(todayAt(context.now), -1)
    return {
      runs: (runs ?? []).map((run) => (run.until ? run : { ...run, until })),
      ...(reason !== undefined && { reason }),
    }
  },
  async addTerm({ id, rest, total, frequency }, { termDate: day }, context) {
    const [found] = await arrangedOf(context.trx, [id])
    const last = inOrder(found?.terms ?? []).at(-1)
    if (!found || !last || !rest) throw new Refused({ key: 'error.invalid' })
    const today = todayAt(context.now)
    const next = termDate(last.dueDate, 1, !frequency || frequency === 'free' ? 'monthly' : frequency)
    await records.create(
      context.trx,
      instalment,
      {
        arrangement: id,
        sequence: found.terms.length + 1,
        dueDate: day ?? (next < today ? today : next),
        amount: rest,
        paidAmount: { ...rest, amount: 0 },
      },
      system('arrangements', context),
    )
    return { total: { ...total, amount: total.amount + rest.amount }, rest: null }
  },
})

/** Ends paying by terms on the file, so that its steps go on. */
async function endOnFile(records: Records, fileId: number, context: EffectContext): Promise<void> {
  const { trx } = context
  const { rows } = await trx.query<{ pays: boolean }>({
    text: `select ${f.workflow_status} = 'term_payment' as pays from collection_file where ${f.id} = $1 for no key update`,
    values: [fileId],
  })
  const by = system('arrangements', context)
  if (rows[0]?.pays) await records.take(trx, file, fileId, 'endTerms', {}, by)
  await records.update(trx, file, fileId, { arrangementActive: false }, by)
}

/** Moves terms that were not paid while it was broken to another day. */
async function postponeMissed(
  records: Records,
  { id }: Record,
  dueDate: string,
  context: EffectContext,
): Promise<void> {
  const [found] = await arrangedOf(context.trx, [id])
  if (!found) return
  const today = todayAt(context.now)
  const open = standingOn(found.terms, found.received, found, today).terms.flatMap((term) =>
    term.status === 'paid' || term.status === 'waived' ? [] : [term.id],
  )
  const reason = say(context.access.locale, { key: 'arrangement.resumed' })
  for (const { id: term, dueDate: agreedOn } of found.terms)
    if (open.includes(term) && agreedOn < today)
      await records.update(
        context.trx,
        instalment,
        term,
        { dueDate, agreedOn, reason, change: 'postponed' },
        system('arrangements', context),
      )
}
