// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { importJob } from '#schemas/generated/import-job.ts'
import {
  CreatedAtColumn,
  CustomerColumn,
  NameColumn,
  RowsDuplicateColumn,
  RowsFailedColumn,
  RowsImportedColumn,
  RowsOkColumn,
  RowsTotalColumn,
  SentByColumn,
  StatusColumn,
  TypeColumn,
} from './fields.tsx'

export const ImportJobList = () => (
  <EntityList entity={importJob} filters={['createdAt', 'customer', 'type', 'status']}>
    <NameColumn key="name" />
    <TypeColumn key="type" />
    <CustomerColumn key="customer" />
    <StatusColumn key="status" />
    <RowsTotalColumn key="rowsTotal" />
    <RowsOkColumn key="rowsOk" />
    <RowsFailedColumn key="rowsFailed" />
    <RowsDuplicateColumn key="rowsDuplicate" />
    <RowsImportedColumn key="rowsImported" />
    <SentByColumn key="sentBy" />
    <CreatedAtColumn key="createdAt" />
  </EntityList>
)
