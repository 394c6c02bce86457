// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import {
  ActionColumn,
  ChangedColumn,
  CreatedAtColumn,
  CreatedByColumn,
  DoneColumn,
  EntityColumn,
  RefusedColumn,
  StateColumn,
  TotalColumn,
} from './fields.tsx'

export const BulkRunList = () => (
  <EntityList entity={bulkRun} filters={['createdAt', 'createdBy', 'entity', 'action', 'state']}>
    <CreatedAtColumn key="createdAt" />
    <CreatedByColumn key="createdBy" />
    <EntityColumn key="entity" />
    <ActionColumn key="action" />
    <StateColumn key="state" />
    <TotalColumn key="total" />
    <DoneColumn key="done" />
    <ChangedColumn key="changed" />
    <RefusedColumn key="refused" />
  </EntityList>
)
