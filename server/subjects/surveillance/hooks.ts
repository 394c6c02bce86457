/** A debtor is watched once at a time, and on a file that is his and open. */
import { addDays } from '#domain/time/day.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { checkOpen, fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { refused } from './refusal.ts'

/** Days that a surveillance lasts, where nobody says otherwise. */
const lasts = 365

const d = names('debtor')
const f = names('collection_file', 'f')
const s = names('address_surveillance')

export const surveillanceHooks = (): Hooks<'address-surveillance'> => ({
  async beforeCreate(body, { trx, now }) {
    const file = await fileOf(trx, body.file)
    checkOpen(file)
    await checkDebtor(trx, body.file, body.debtor)
    checkEnd(body.endsAt, now)
    await checkUnwatched(trx, body.debtor)
    return { ...body, customer: file.customer, endsAt: body.endsAt ?? addDays(todayAt(now), lasts) }
  },
  async beforeUpdate(body, before, { trx, now }) {
    if (body.file !== undefined && body.file !== before.file)
      throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
    if (body.debtor !== undefined && body.debtor !== before.debtor) {
      await checkDebtor(trx, before.file, body.debtor)
      await checkUnwatched(trx, body.debtor)
    }
    if (body.endsAt !== before.endsAt) checkEnd(body.endsAt, now)
    return body
  },
})

function checkEnd(day: string | null | undefined, now: number): void {
  if (typeof day === 'string' && day < todayAt(now))
    throw new FieldErrors({ endsAt: [{ key: 'error.surveillance.past' }] })
}

/** @throws {FieldErrors} When the debtor does not owe on this file. */
async function checkDebtor({ query }: Pick<Trx, 'query'>, file: number, debtor: number): Promise<void> {
  const { rows } = await query({
    text: `select from collection_file f where ${f.id} = $1 and (${f.debtor_id} = $2
      or exists (select from collection_file_co_debtors c where c.owner_id = ${f.id} and c.target_id = $2))`,
    values: [file, debtor],
  })
  if (rows.length === 0) throw new FieldErrors({ debtor: [{ key: 'error.surveillance.otherDebtor' }] })
}

/** Locks the debtor, so that of two at one moment the second is refused. @throws {Refused} */
async function checkUnwatched({ query }: Pick<Trx, 'query'>, debtor: number): Promise<void> {
  await query({ text: `select from debtor where ${d.id} = $1 for no key update`, values: [debtor] })
  const { rows } = await query({
    text: `select from address_surveillance where ${s.debtor_id} = $1 and ${s.status} in ('requested', 'active', 'signalled') limit 1`,
    values: [debtor],
  })
  if (rows.length > 0) throw refused('watched')
}
