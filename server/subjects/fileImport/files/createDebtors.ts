/** Makes the debtors that are not known, with their addresses and contact details, by few statements for all. */
import { debtor } from '#schemas/generated/debtor.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { untyped } from '#server/records/contract.ts'
import type { ImportContext, Made } from '#server/subjects/fileImport/importType.ts'
import type { Parts } from './parts.ts'

type Owing = { first: Parts; debtor: number; made: Made[] }

/** Creates new debtors only. Known ones stay as they are: what a client says may be older than what is known. */
export async function createDebtors(groups: readonly Owing[], { app, trx, by }: ImportContext): Promise<void> {
  const fresh = groups.filter((group) => group.debtor === 0)
  if (fresh.length === 0) return
  const records = untyped(app.records)
  const stored = await records.createAll(
    trx,
    debtor,
    fresh.map(({ first }) => first.debtor),
    by,
  )
  stored.forEach(({ id }, nth) => {
    const group = fresh[nth]
    if (!group) return
    group.debtor = Number(id)
    group.made.push({ entity: 'debtor', id: Number(id) })
  })
  const addresses = fresh.flatMap(({ first, debtor: of }) => (first.address ? [{ ...first.address, debtor: of }] : []))
  await records.createAll(trx, debtorAddress, addresses, by)
  const contacts = fresh.flatMap(({ first, debtor: of }) =>
    first.contacts.map((contact) => ({ ...contact, debtor: of })),
  )
  await records.createAll(trx, debtorContact, contacts, by)
}
