// Generated from export-job.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { exportJob } from '#schemas/generated/export-job.ts'
import {
  ColumnsColumn,
  CreatedAtColumn,
  CreatedByColumn,
  DoneColumn,
  EndedAtColumn,
  ExpiresAtColumn,
  FormatColumn,
  RowsColumn,
  SizeColumn,
  StateColumn,
  TotalColumn,
  TypeColumn,
} from './fields.tsx'

export const ExportJobList = () => (
  <EntityList
    entity={exportJob}
    filters={[
      'createdAt',
      'createdBy',
      'type',
      'columns',
      'format',
      'state',
      'total',
      'done',
      'rows',
      'size',
      'endedAt',
      'expiresAt',
    ]}
  >
    <CreatedAtColumn key="createdAt" />
    <CreatedByColumn key="createdBy" />
    <TypeColumn key="type" />
    <ColumnsColumn key="columns" />
    <FormatColumn key="format" />
    <StateColumn key="state" />
    <TotalColumn key="total" />
    <DoneColumn key="done" />
    <RowsColumn key="rows" />
    <SizeColumn key="size" />
    <EndedAtColumn key="endedAt" />
    <ExpiresAtColumn key="expiresAt" />
  </EntityList>
)
