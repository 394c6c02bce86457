/** The debtor of a file: addresses, contacts, protection, and all files of this debtor. */
import type { RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { RelatedList } from './RelatedList.tsx'

const lists = ['debtor-contact', 'debtor-address', 'insolvency-event', 'file'] as const

export const DebtorTab = ({ record }: { record: RaRecord }) => {
  const of: unknown = record.debtor
  if (!isObject(of) || typeof of.id !== 'number') return null
  const whose: RaRecord = { ...of, id: of.id }
  return lists.map((resource) => (
    <RelatedList key={resource} entity={debtor} record={whose} resource={resource} property="debtor" />
  ))
}
