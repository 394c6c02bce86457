/** Hooks of what is booked on a file: rules that need the file, and the customer that it is copied from. */
import { consumerFaults, lawfulTerms } from '#domain/law/consumerInterest.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import type { ChangesOf, Hooks } from '#server/records/hooks.ts'
import { withAmounts } from './costs/withAmounts.ts'
import { names } from '#server/sql/names.ts'
import { keepClosed } from './closedBooks.ts'
import { laterDay } from './closedUntil.ts'
import { checkIsOpen, checkIsPaidTooMuch } from './openOf.ts'
import { checkAmount, checkClaim, checkDay, checkIsOwn, checkOpen, fileOf, todayAt, type BookedFile } from './fileOf.ts'
import { limited } from './claimLimitation.ts'

export const claimHooks = (): Hooks<'claim'> => ({
  lockBefore: keepClosedOf('claim', 'invoiceDate'),
  async beforeCreate(body, { trx, now }) {
    const file = await fileOf(trx, body.file)
    await keepClosed(trx, [file.id], 'invoiceDate')
    checkOpen(file)
    checkAmount(body.amount, file)
    if (body.invoiceDate > todayAt(now)) throw new FieldErrors({ invoiceDate: [{ key: 'error.file.future' }] })
    await checkClaim(trx, body.credited, file, 'credited')
    return {
      ...body,
      customer: file.customer,
      countsFrom: await laterDay(trx, body.invoiceDate),
      ...limited(body, file.limitation, todayAt(now)),
    }
  },
  async beforeUpdate(body, before, { trx, now }) {
    stays(body, before)
    const file = await fileOf(trx, before.file)
    await keepClosed(trx, [file.id], firstOf(body, ['amount', 'dueDate', 'interestFrom'], 'invoiceDate'))
    checkOpen(file)
    if (body.amount) checkAmount(body.amount, file)
    if (body.invoiceDate !== undefined && body.invoiceDate > todayAt(now))
      throw new FieldErrors({ invoiceDate: [{ key: 'error.file.future' }] })
    await checkClaim(trx, body.credited, file, 'credited')
    return body
  },
})

export const interestSettingHooks = (): Hooks<'interest-setting'> => ({
  lockBefore: keepClosedOf('interest_setting', 'from'),
  async beforeCreate(body, { trx, access }) {
    const file = await fileOf(trx, body.file)
    await keepClosed(trx, [file.id], 'from')
    await checkClaim(trx, body.claim, file, 'claim')
    const terms = { ...body, customer: file.customer }
    // The program keeps what was agreed of claims that it moves, as far as it may be charged.
    if (access.system !== undefined) return lawfulTerms(terms, file.fileType)
    checkConsumer(terms, file)
    return terms
  },
  async beforeUpdate(body, before, { trx }) {
    stays(body, before)
    await keepClosed(trx, [before.file], firstOf(body, ['until'], 'from'))
    checkConsumer({ ...before, ...body }, await fileOf(trx, before.file), body)
    await checkClaim(trx, body.claim, await fileOf(trx, before.file), 'claim')
    return body
  },
  async beforeDelete({ file }, { trx }) {
    await keepClosed(trx, [file], 'from')
  },
})

export const paymentHooks = (): Hooks<'payment'> => ({
  lockBefore: keepClosedOf('payment', 'date'),
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
    await keepClosed(trx, [file.id], 'date')
    checkIsOwn(file)
    checkAmount(body.amount, file)
    await checkDay(trx, body.date, now)
    await checkClaim(trx, body.designatedClaim, file, 'designatedClaim')
    if (body.direction === 'out') await checkIsPaidTooMuch(trx, body, access.locale)
    return { ...body, customer: file.customer }
  },
})

export const costLineHooks = (): Hooks<'cost-line'> => ({
  lockBefore: keepClosedOf('cost_line', 'date'),
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
    await keepClosed(trx, [file.id], 'date')
    checkOpen(file)
    // The program charges files that become one together, or apart again; the amount follows when they are settled.
    const isKnown = access.system !== undefined && body.source === 'auto' && body.amount && body.vatAmount
    if (body.amount && !isKnown) checkAmount(body.amount, file)
    await checkDay(trx, body.date, now)
    if (isKnown) return { ...body, customer: file.customer }
    const whole = await withAmounts(trx, body, file, { today: todayAt(now), locale: access.locale })
    return { ...whole, customer: file.customer }
  },
})

export const writeOffHooks = (): Hooks<'write-off'> => ({
  lockBefore: keepClosedOf('write_off', 'date'),
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
    await keepClosed(trx, [file.id], 'date')
    checkIsOwn(file)
    checkAmount(body.amount, file)
    await checkDay(trx, body.date, now)
    await checkIsOpen(trx, body, access.locale)
    return { ...body, customer: file.customer }
  },
})

/**
 * @param changed The properties that are written: what stood before the debtor was found to be a private person stays.
 * @throws {FieldErrors} At what a private person may not be charged.
 */
function checkConsumer(terms: Parameters<typeof consumerFaults>[0], file: BookedFile, changed: object = terms): void {
  if (file.fileType !== 'private') return
  const faults = consumerFaults(terms).filter(({ field }) => Object.hasOwn(changed, field))
  if (faults.length > 0)
    throw new FieldErrors(
      Object.fromEntries(faults.map(({ field, reason }) => [field, [{ key: `error.file.interest.${reason}` }]])),
    )
}

/** Remembers what is owed in closed books before a booking is moved, taken back or changed. */
const keepClosedOf =
  (table: 'claim' | 'interest_setting' | 'payment' | 'cost_line' | 'write_off', field: string) =>
  async (id: number, trx: Trx): Promise<void> => {
    const row = names(table)
    const { rows } = await trx.query<{ file: number }>({
      text: `select ${row.file_id}::int as file from ${table} where ${row.id} = $1`,
      values: [id],
    })
    await keepClosed(
      trx,
      rows.map(({ file }) => file),
      field,
      true,
    )
  }

/** The first of these properties that changes. */
const firstOf = (body: object, names: readonly string[], otherwise: string): string =>
  names.find((name) => Object.hasOwn(body, name)) ?? otherwise

/** Refuses to move a booking to another file. */
function stays(body: Pick<ChangesOf<'claim'>, 'file'>, before: { file: number }): void {
  if (body.file !== undefined && body.file !== before.file)
    throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
}
