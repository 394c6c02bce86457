// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { processingItem } from '#schemas/generated/processing-item.ts'
import {
  AssignedToColumn,
  CustomerColumn,
  FileColumn,
  HoldReasonColumn,
  NoteColumn,
  PlannedForColumn,
  RunColumn,
  SinceColumn,
  StatusColumn,
  StepColumn,
} from './fields.tsx'

export const ProcessingItemList = () => (
  <EntityList
    entity={processingItem}
    filters={['run', 'file', 'customer', 'step', 'plannedFor', 'status', 'holdReason', 'assignedTo', 'since']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <RunColumn key="run" />
    <StepColumn key="step" />
    <PlannedForColumn key="plannedFor" />
    <StatusColumn key="status" />
    <HoldReasonColumn key="holdReason" />
    <NoteColumn key="note" />
    <SinceColumn key="since" />
    <AssignedToColumn key="assignedTo" />
  </EntityList>
)
