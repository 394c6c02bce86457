// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import {
  ActionTypeColumn,
  ActiveColumn,
  DelayBasisColumn,
  DelayDaysColumn,
  NameColumn,
  RequiresApprovalColumn,
  SequenceColumn,
  WorkflowColumn,
} from './fields.tsx'

export const WorkflowStepList = () => (
  <EntityList
    entity={workflowStep}
    filters={['workflow', 'sequence', 'name', 'actionType', 'delayDays', 'delayBasis', 'requiresApproval', 'active']}
  >
    <WorkflowColumn key="workflow" />
    <SequenceColumn key="sequence" />
    <NameColumn key="name" />
    <ActionTypeColumn key="actionType" />
    <DelayDaysColumn key="delayDays" />
    <DelayBasisColumn key="delayBasis" />
    <RequiresApprovalColumn key="requiresApproval" />
    <ActiveColumn key="active" />
  </EntityList>
)
