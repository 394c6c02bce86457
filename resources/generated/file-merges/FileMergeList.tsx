// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { fileMerge } from '#schemas/generated/file-merge.ts'
import {
  ClaimsColumn,
  CostsAfterColumn,
  CostsBeforeColumn,
  CreatedAtColumn,
  CreatedByColumn,
  CustomerColumn,
  DebtorColumn,
  FilesColumn,
  LeadColumn,
  OutstandingAfterColumn,
  OutstandingBeforeColumn,
  StatusColumn,
  UndoneAtColumn,
  UndoneByColumn,
} from './fields.tsx'

export const FileMergeList = () => (
  <EntityList
    entity={fileMerge}
    filters={[
      'lead',
      'files',
      'customer',
      'debtor',
      'status',
      'claims',
      'costsBefore',
      'costsAfter',
      'outstandingBefore',
      'outstandingAfter',
      'undoneAt',
      'undoneBy',
      'createdAt',
      'createdBy',
    ]}
  >
    <LeadColumn key="lead" />
    <FilesColumn key="files" />
    <CustomerColumn key="customer" />
    <DebtorColumn key="debtor" />
    <StatusColumn key="status" />
    <ClaimsColumn key="claims" />
    <CostsBeforeColumn key="costsBefore" />
    <CostsAfterColumn key="costsAfter" />
    <OutstandingBeforeColumn key="outstandingBefore" />
    <OutstandingAfterColumn key="outstandingAfter" />
    <UndoneAtColumn key="undoneAt" />
    <UndoneByColumn key="undoneBy" />
    <CreatedAtColumn key="createdAt" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
