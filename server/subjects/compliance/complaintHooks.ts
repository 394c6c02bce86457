/** Completes a complaint: the days by which it must be confirmed and answered, and the file that its number names. */
import { receiptProblem, termsOf } from '#domain/complaints.ts'
import { dayOf } from '#domain/time/day.ts'
import { file } from '#schemas/generated/file.ts'
import type { Hooks, StoredOf } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'
import { holidaysAfter } from './holidays.ts'

const f = names('collection_file', 'f')

export const complaintHooks = (): Hooks<'complaint'> => ({
  async beforeCreate(body, { trx, now, access }) {
    checkReceipt(body.receivedAt, now)
    return { ...body, ...(await terms(body.receivedAt, trx)), file: await fileOf(body.fileNumber, trx, access) }
  },

  async beforeUpdate(body, before, { trx, now, access }) {
    const named = body.fileNumber === undefined ? body : { ...body, file: await fileOf(body.fileNumber, trx, access) }
    if (body.receivedAt === undefined) return named
    checkReceipt(body.receivedAt, now, before)
    return { ...named, ...(await terms(body.receivedAt, trx)) }
  },
})

/**
 * The file of that number, which decides who sees the complaint. Who may not see the file gets the same answer as for
 * a number that no file has.
 */
async function fileOf(number: string | null | undefined, { query }: Trx, access: Access): Promise<number | null> {
  if (!number) return null
  const params = new Params()
  const text = `select ${f.id}::int as id from collection_file f where ${f.number} = ${params.add(number.trim(), 'text')} and ${withinSql(file, access, params, 'f') ?? 'true'}`
  const { rows } = await query<{ id: number }>({ text, values: params.values })
  return rows[0]?.id ?? null
}

function checkReceipt(receivedAt: string, now: number, before?: StoredOf<'complaint'>): void {
  const problem = receiptProblem(receivedAt, dayOf(now), before)
  if (problem) throw new FieldErrors({ receivedAt: [{ key: `error.complaintReceipt.${problem}` }] })
}

const terms = async (receivedAt: string, trx: Trx) =>
  termsOf(receivedAt, await holidaysAfter(trx, receivedAt), Number(await settingValue(trx, 'complaint.answerDays')))
