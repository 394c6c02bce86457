/** Addresses and contact details of a new debtor: what is known of one at first. */
import { debtorAddressRows } from '#resources/generated/debtor-addresses/rows.tsx'
import { debtorContactRows } from '#resources/generated/debtor-contacts/rows.tsx'
import type { ChildKind, ChildKinds } from '#resources/form/values/childRows.ts'

const only = (kind: ChildKind, names: readonly string[]): ChildKind => ({
  ...kind,
  cells: kind.cells.filter(({ name }) => names.includes(name)),
})

export const addressRows = only(debtorAddressRows, [
  'type',
  'street',
  'houseNumber',
  'houseExtension',
  'postcode',
  'city',
  'country',
])
export const contactRows = only(debtorContactRows, ['kind', 'email', 'phone', 'preferred'])
export const debtorRows: ChildKinds = { addresses: addressRows, contacts: contactRows }
