/** All that one may ask of files, in the groups of their search form. */
import type { PanelGroup } from '#resources/list/panel/panelFilter.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { claim } from '#schemas/generated/claim.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'

const targets: Readonly<Record<string, Entity>> = {
  claims: claim,
  debtor,
  'debtor.addresses': debtorAddress,
  'debtor.contacts': debtorContact,
}

/** First what identifies a file, then its state, its people, its money and its days. */
export const filePanel: readonly PanelGroup[] = [
  {
    label: 'fileSearch.groups.numbers',
    fields: ['number', 'clientReference', 'claims.number', 'customerNumber', 'paymentReference'],
  },
  {
    label: 'fileSearch.groups.debtor',
    fields: [
      'debtor.lastName',
      'debtor.company',
      'debtor.birthDate',
      'debtor.addresses.street',
      'debtor.addresses.postcode',
      'debtor.addresses.city',
      'debtor.contacts.phone',
      'debtor.contacts.email',
      'debtor.iban',
    ],
  },
  { label: 'fileSearch.groups.parties', fields: ['debtor', 'customer', 'merchant', 'fileType'] },
  { label: 'fileSearch.groups.state', fields: ['phase', 'fileStatus', 'workflowStatus', 'legalType', 'closeReason'] },
  { label: 'fileSearch.groups.handling', fields: ['team', 'caseManager', 'accountManager', 'tags'] },
  { label: 'fileSearch.groups.amounts', fields: ['outstanding', 'principal', 'paid'] },
  { label: 'fileSearch.groups.dates', fields: ['receivedAt', 'closedAt', 'limitationDate', 'fourteenDayEnd'] },
  {
    label: 'fileSearch.groups.marks',
    fields: [
      'fourteenDayState',
      'disputed',
      'arrangementActive',
      'insolvent',
      { name: 'overpayment', as: 'aboveZero' },
    ],
  },
]

/** Filters of files by their claims and debtors, as the server has them from `x-store.filterThrough`. */
export const through: readonly Property[] = (file.filterThrough ?? []).flatMap((path) => {
  const parts = path.split('.')
  const target = targets[parts.slice(0, -1).join('.')]
  const property = target?.properties.find(({ name }) => name === parts.at(-1))
  if (!target || !property) return []
  const read = property.access?.read ?? target.access.read
  return [{ ...property, name: path, sort: false, access: { ...property.access, read } }]
})

export const fileFilters = filePanel.flatMap(({ fields }) =>
  fields.map((field) => (typeof field === 'string' ? field : field.name)),
)
