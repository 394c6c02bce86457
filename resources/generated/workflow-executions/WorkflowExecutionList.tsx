// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { workflowExecution } from '#schemas/generated/workflow-execution.ts'
import {
  AgendaItemColumn,
  ByColumn,
  CostLineColumn,
  ExecutedAtColumn,
  FileColumn,
  HoldReasonColumn,
  MessageColumn,
  NoteColumn,
  PlannedForColumn,
  PrecassoColumn,
  ResultColumn,
  RunColumn,
  StepColumn,
  WorkflowColumn,
} from './fields.tsx'

export const WorkflowExecutionList = () => (
  <EntityList
    entity={workflowExecution}
    filters={[
      'file',
      'precasso',
      'workflow',
      'step',
      'run',
      'plannedFor',
      'executedAt',
      'result',
      'holdReason',
      'message',
      'costLine',
      'agendaItem',
      'by',
    ]}
    hidden={['precasso']}
  >
    <ExecutedAtColumn key="executedAt" />
    <FileColumn key="file" />
    <PrecassoColumn key="precasso" />
    <WorkflowColumn key="workflow" />
    <StepColumn key="step" />
    <PlannedForColumn key="plannedFor" />
    <ResultColumn key="result" />
    <HoldReasonColumn key="holdReason" />
    <NoteColumn key="note" />
    <MessageColumn key="message" />
    <CostLineColumn key="costLine" />
    <AgendaItemColumn key="agendaItem" />
    <RunColumn key="run" />
    <ByColumn key="by" />
  </EntityList>
)
