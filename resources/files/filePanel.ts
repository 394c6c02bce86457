/** All that one may ask of files, in the groups of their search form. */
import type { PanelGroup } from '#resources/list/panel/panelFilter.ts'
import { claim } from '#schemas/generated/claim.ts'

/** First what identifies a file, then its state, its people, its money and its days. */
export const filePanel: readonly PanelGroup[] = [
  {
    label: 'fileSearch.groups.numbers',
    fields: ['number', 'clientReference', 'claims.number', 'customerNumber', 'paymentReference'],
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

/** Filters of files by their claims, a copy of `x-store.filterThrough` in the schema of files. */
export const throughClaims = claim.properties.flatMap((property) =>
  property.name === 'number' ? [{ ...property, name: 'claims.number' }] : [],
)

export const fileFilters = filePanel.flatMap(({ fields }) =>
  fields.map((field) => (typeof field === 'string' ? field : field.name)),
)
