/** Completes an entry of the log, and keeps what was said as it was said. */
import { noted } from '#domain/fileLog/dataChange.ts'
import { mayEditWords, wordsOfEntry } from '#domain/fileLog/editing.ts'
import { formats } from '#schemas/formats.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import type { ChangesOf, DraftOf, Hooks, StoredOf, WriteContext } from '#server/records/hooks.ts'
import { checkAmount, fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { proposed } from './proposedData.ts'

type Draft = DraftOf<'file-log'>
type Changes = ChangesOf<'file-log'>
type Stored = StoredOf<'file-log'>

export const fileLogHooks = (): Hooks<'file-log'> => ({
  async beforeCreate(body, context) {
    const { trx, now, access } = context
    const file = await fileOf(trx, body.file, false)
    if (access.system === undefined) refuseSystem(body)
    refuseNumberless(body)
    if (body.termAmount) checkAmount(body.termAmount, file, 'termAmount')
    return {
      ...body,
      ...(await withData(body, body.file, context)),
      ...withNumber(body),
      customer: file.customer,
      at: (access.system !== undefined && body.at) || new Date(now).toISOString(),
      user: access.person?.id || null,
    }
  },
  async beforeUpdate(body, before, context) {
    if (context.access.system !== undefined) return body
    if (body.file !== undefined && body.file !== before.file)
      throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
    refuseLate(body, before, context)
    refuseSystem(body)
    refuseNumberless({ ...before, ...body })
    if (body.termAmount) checkAmount(body.termAmount, await fileOf(context.trx, before.file, false), 'termAmount')
    if (!isOther(body, before, 'dataChange')) return { ...body, ...withNumber(body) }
    if (before.dataChangeStatus !== 'none') throw new FieldErrors({ dataChange: [{ key: 'error.fileLog.proposed' }] })
    return { ...body, ...withNumber(body), ...(await withData(body, before.file, context)) }
  },
})

/** Lines of the program are written by it alone. */
function refuseSystem({ category, channel }: Pick<Changes, 'category' | 'channel'>): void {
  const own = Object.entries({ category, channel }).flatMap(([name, value]) => (value === 'system' ? [name] : []))
  const errors = own.map((name) => [name, [{ key: 'error.fileLog.system' }]] as const)
  if (errors.length > 0) throw new FieldErrors(Object.fromEntries(errors))
}

/** A number is wrong only where one knows which. */
function refuseNumberless({ callResult, callerNumber }: Pick<Changes, 'callResult' | 'callerNumber'>): void {
  if (callResult === 'wrong_number' && !callerNumber)
    throw new FieldErrors({ callerNumber: [{ key: 'error.fileLog.whichNumber' }] })
}

function refuseLate(body: Changes, before: Stored, { access, now }: WriteContext): void {
  const editor = { id: access.person?.id ?? null, isAdmin: access.may('ROLE_ADMIN') }
  if (mayEditWords({ ...before, writer: before.user }, editor, now)) return
  const changed = wordsOfEntry.filter((name) => isOther(body, before, name))
  const errors = changed.map((name): [string, Text[]] => [name, [{ key: 'error.fileLog.late' }]])
  if (errors.length > 0) throw new FieldErrors(Object.fromEntries(errors))
}

const isOther = (body: Changes, before: Stored, name: (typeof wordsOfEntry)[number]): boolean =>
  Object.hasOwn(body, name) && JSON.stringify(plain(body[name])) !== JSON.stringify(plain(before[name]))

/** Rows without their order of columns; the database has another one than a form. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: Readonly<Record<string, unknown>>) => [row.field, row.new ?? null])
    : value !== null && typeof value === 'object' && 'amount' in value
      ? value.amount
      : (value ?? null)

/** Proposed data, with what stands there now, wait for somebody who decides. */
async function withData(
  { dataChange }: Pick<Draft, 'dataChange'>,
  file: number,
  { trx, now }: WriteContext,
): Promise<Pick<Changes, 'dataChange' | 'dataChangeStatus'>> {
  if (!dataChange || dataChange.length === 0) return { dataChange: null, dataChangeStatus: 'none' }
  return {
    dataChange: await proposed(trx, dataChange, { file, today: todayAt(now) }),
    dataChangeStatus: 'pending',
  }
}

/** In the notation of the debtor's own numbers, by which it is found; 'anonymous' stays what it is. */
function withNumber({ callerNumber }: Pick<Changes, 'callerNumber'>): Pick<Changes, 'callerNumber'> {
  if (!callerNumber) return {}
  const number = noted('phone', callerNumber)
  return number !== null && formats['phone-e164'](number) ? { callerNumber: number } : {}
}
