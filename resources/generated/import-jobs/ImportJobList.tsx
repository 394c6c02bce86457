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
  RowsTotalColumn,
  StatusColumn,
  TypeColumn,
} from './fields.tsx'

export const ImportJobList = () => (
  <EntityList entity={importJob} filters={['createdAt', 'customer', 'type', 'status']}>
    <NameColumn key="name" />
    <StatusColumn key="status" />
    <CreatedAtColumn key="createdAt" />
    <CustomerColumn key="customer" />
    <RowsTotalColumn key="rowsTotal" />
    <RowsFailedColumn key="rowsFailed" />
    <RowsDuplicateColumn key="rowsDuplicate" />
    <RowsImportedColumn key="rowsImported" />
    <TypeColumn key="type" />
  </EntityList>
)
