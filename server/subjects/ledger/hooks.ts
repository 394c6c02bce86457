/** Hooks of what is booked on a file: rules that need the file, and the customer that it is copied from. */
import { FieldErrors } from '#server/errors.ts'
import type { ChangesOf, Hooks } from '#server/records/hooks.ts'
import { withAmounts } from './costs/withAmounts.ts'
import { checkIsOpen, checkIsPaidTooMuch } from './openOf.ts'
import { checkAmount, checkClaim, checkDay, checkIsOwn, checkOpen, fileOf, todayAt } from './fileOf.ts'
import { limited } from './claimLimitation.ts'

export const claimHooks = (): Hooks<'claim'> => ({
  async beforeCreate(body, { trx, now }) {
    const file = await fileOf(trx, body.file)
    checkOpen(file)
    checkAmount(body.amount, file)
    if (body.invoiceDate > todayAt(now)) throw new FieldErrors({ invoiceDate: [{ key: 'error.file.future' }] })
    await checkClaim(trx, body.credited, file, 'credited')
    return { ...body, customer: file.customer, ...limited(body, file.limitation, todayAt(now)) }
  },
  async beforeUpdate(body, before, { trx, now }) {
    stays(body, before)
    const file = await fileOf(trx, before.file)
    checkOpen(file)
    if (body.amount) checkAmount(body.amount, file)
    if (body.invoiceDate !== undefined && body.invoiceDate > todayAt(now))
      throw new FieldErrors({ invoiceDate: [{ key: 'error.file.future' }] })
    await checkClaim(trx, body.credited, file, 'credited')
    return body
  },
})

export const interestSettingHooks = (): Hooks<'interest-setting'> => ({
  async beforeCreate(body, { trx }) {
    const file = await fileOf(trx, body.file)
    await checkClaim(trx, body.claim, file, 'claim')
    return { ...body, customer: file.customer }
  },
  async beforeUpdate(body, before, { trx }) {
    stays(body, before)
    await checkClaim(trx, body.claim, await fileOf(trx, before.file), 'claim')
    return body
  },
})

export const paymentHooks = (): Hooks<'payment'> => ({
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
    checkIsOwn(file)
    checkAmount(body.amount, file)
    await checkDay(trx, body.date, now)
    await checkClaim(trx, body.designatedClaim, file, 'designatedClaim')
    if (body.direction === 'out') await checkIsPaidTooMuch(trx, body, access.locale)
    return { ...body, customer: file.customer }
  },
})

export const costLineHooks = (): Hooks<'cost-line'> => ({
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
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
  async beforeCreate(body, { trx, now, access }) {
    const file = await fileOf(trx, body.file)
    checkIsOwn(file)
    checkAmount(body.amount, file)
    await checkDay(trx, body.date, now)
    await checkIsOpen(trx, body, access.locale)
    return { ...body, customer: file.customer }
  },
})

/** Refuses to move a booking to another file. */
function stays(body: Pick<ChangesOf<'claim'>, 'file'>, before: { file: number }): void {
  if (body.file !== undefined && body.file !== before.file)
    throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
}
