/** Undoes a merge within a day, as long as nothing followed from it: each file gets back what it had, to the cent. */
import type { FastifyInstance } from 'fastify'
import { fileMerge, type FileMergeLifecycle } from '#schemas/generated/file-merge.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { costLine } from '#schemas/generated/cost-line.ts'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused, type Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { prepared } from '#server/sql/statement.ts'
import { quote } from '#server/sql/sql.ts'
import { keepPaymentInterruptions } from '#server/subjects/limitation/listeners.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settledOnce, waits } from '#server/subjects/ledger/settleOnce.ts'
import { followedFrom, type Followed } from './followUps.ts'
import { bookCosts } from './merge.ts'
import { filesToMerge, type FileRow } from './mergeFiles.ts'
import { moveRecord } from './moveRecords.ts'
import { receiptOf, type Moved, type Receipt } from './receipt.ts'

/** Milliseconds in which it can be taken back. */
export const patience = 24 * 3_600_000

const refused = (why: 'late' | 'changed' | Followed): Text => ({ key: `resources.${fileMerge.name}.refusals.${why}` })

export const mergeEffects = (app: FastifyInstance): Effects<FileMergeLifecycle, EffectContext> => ({
  async takeBack({ id, lead: leadId, files: ids, createdAt }, _given, context) {
    const { trx, now } = context
    if (now - Date.parse(createdAt ?? '') > patience) throw new Refused(refused('late'))
    const all = await filesToMerge(trx, [leadId, ...ids], true)
    const lead = all.find((one) => one.id === leadId)
    const receipt = await receiptOf(trx, id)
    if (!lead || !receipt) throw new Refused(refused('changed'))
    if (lead.workflowStatus === 'closed' || all.some((one) => one !== lead && one.mergedInto !== leadId))
      throw new Refused(refused('changed'))
    const followed = await followedFrom(trx, { files: [leadId, ...ids], since: createdAt ?? '', receipt })
    if (followed) throw new Refused(refused(followed))
    await checkStands(trx, receipt.moved, leadId)
    await settledOnce(trx, { today: todayAt(now), requestId: context.requestId }, () =>
      giveBack(app, trx, { lead, receipt, by: context }),
    )
    for (const one of [leadId, ...ids]) await keepPaymentInterruptions(app.records, trx, one, context)
    return {}
  },
})

type GivingBack = { lead: FileRow; receipt: Receipt; by: Writer }

async function giveBack(app: FastifyInstance, trx: Trx, { lead, receipt, by }: GivingBack): Promise<void> {
  const writer = system('merging', by)
  const reason = say('nl', { key: 'merging.undone' })
  // Open again before anything is booked on them.
  for (const { id, state } of receipt.files) {
    const decide = () => ({ ...state, mergedInto: null })
    await app.records.act(trx, file, id, { name: 'unmerge', decide }, by)
  }
  for (const id of receipt.settings) await app.records.delete(trx, interestSetting, id, writer)
  if (receipt.costs !== null) await app.records.take(trx, costLine, receipt.costs, 'reverse', { reason }, writer)
  for (const { from, ...record } of receipt.moved)
    await moveRecord(app, trx, { ...record, from: lead.id, to: from, by, action: 'unmerge' })
  for (const { id } of receipt.files) waits(trx, id)
  for (const line of receipt.reversed)
    await bookCosts(app, trx, { ...line, description: reason, currency: lead.currency }, writer)
}

/** @throws {Refused} When something that moved stands elsewhere by now, or is gone. */
async function checkStands({ query }: Trx, moved: readonly Moved[], lead: number): Promise<void> {
  for (const [name, some] of Map.groupBy(moved, ({ entity }) => entity)) {
    const entity = entityByName.get(name)
    const column = entity?.properties.find((one) => one.name === 'file')?.column
    if (!entity || column === undefined) continue
    const ids = some.map(({ id }) => id)
    const text = `select count(*)::int as count from ${quote(entity.table)} where id = any($1::bigint[]) and ${quote(column)} = $2::bigint`
    const { rows } = await query<{ count: number }>(prepared(text, [ids, lead]))
    if (rows[0]?.count !== ids.length) throw new Refused(refused('changed'))
  }
}
