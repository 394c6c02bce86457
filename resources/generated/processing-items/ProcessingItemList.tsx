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
  PrecassoColumn,
  RunColumn,
  SinceColumn,
  StatusColumn,
  StepColumn,
} from './fields.tsx'

export const ProcessingItemList = () => (
  <EntityList
    entity={processingItem}
    filters={[
      'run',
      'file',
      'precasso',
      'customer',
      'step',
      'plannedFor',
      'status',
      'holdReason',
      'assignedTo',
      'since',
    ]}
    hidden={['precasso']}
  >
    <FileColumn key="file" />
    <PrecassoColumn key="precasso" />
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
