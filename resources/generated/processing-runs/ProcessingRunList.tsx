// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { processingRun } from '#schemas/generated/processing-run.ts'
import {
  CreatedByColumn,
  DoneColumn,
  FailedColumn,
  FinishedAtColumn,
  HeldColumn,
  NameColumn,
  PlannedForColumn,
  SkippedColumn,
  StartedAtColumn,
  StatusColumn,
  TotalColumn,
  TypeColumn,
} from './fields.tsx'

export const ProcessingRunList = () => (
  <EntityList
    entity={processingRun}
    filters={[
      'name',
      'type',
      'status',
      'plannedFor',
      'total',
      'done',
      'held',
      'skipped',
      'failed',
      'startedAt',
      'finishedAt',
      'createdBy',
    ]}
  >
    <NameColumn key="name" />
    <TypeColumn key="type" />
    <StatusColumn key="status" />
    <PlannedForColumn key="plannedFor" />
    <TotalColumn key="total" />
    <DoneColumn key="done" />
    <HeldColumn key="held" />
    <SkippedColumn key="skipped" />
    <FailedColumn key="failed" />
    <StartedAtColumn key="startedAt" />
    <FinishedAtColumn key="finishedAt" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
