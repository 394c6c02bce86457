// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { scheduledSend } from '#schemas/generated/scheduled-send.ts'
import {
  ActiveColumn,
  CustomerColumn,
  DaysColumn,
  LastRunAtColumn,
  LastRunColumn,
  MaxItemsColumn,
  NameColumn,
  NextRunAtColumn,
  StepColumn,
  TimeColumn,
  TypeColumn,
  WorkflowColumn,
} from './fields.tsx'

export const ScheduledSendList = () => (
  <EntityList
    entity={scheduledSend}
    filters={[
      'name',
      'type',
      'workflow',
      'step',
      'customer',
      'maxItems',
      'active',
      'nextRunAt',
      'lastRunAt',
      'lastRun',
    ]}
  >
    <NameColumn key="name" />
    <TypeColumn key="type" />
    <WorkflowColumn key="workflow" />
    <StepColumn key="step" />
    <CustomerColumn key="customer" />
    <TimeColumn key="time" />
    <DaysColumn key="days" />
    <MaxItemsColumn key="maxItems" />
    <ActiveColumn key="active" />
    <NextRunAtColumn key="nextRunAt" />
    <LastRunAtColumn key="lastRunAt" />
    <LastRunColumn key="lastRun" />
  </EntityList>
)
