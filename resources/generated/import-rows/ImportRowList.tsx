// Generated from import-row.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { importRow } from '#schemas/generated/import-row.ts'
import { ErrorsColumn, JobColumn, ResultIdColumn, ResultTypeColumn, RowNumberColumn, StatusColumn } from './fields.tsx'

export const ImportRowList = () => (
  <EntityList entity={importRow} filters={['job', 'rowNumber', 'status', 'resultId']}>
    <JobColumn key="job" />
    <RowNumberColumn key="rowNumber" />
    <StatusColumn key="status" />
    <ErrorsColumn key="errors" />
    <ResultTypeColumn key="resultType" />
    <ResultIdColumn key="resultId" />
  </EntityList>
)
