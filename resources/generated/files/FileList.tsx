// Generated from file.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { file } from '#schemas/generated/file.ts'
import {
  ArrangementActiveColumn,
  CaseManagerColumn,
  ClientReferenceColumn,
  ClosedAtColumn,
  CustomerColumn,
  DebtorColumn,
  DisputedColumn,
  FileStatusColumn,
  FourteenDayStateColumn,
  InsolventColumn,
  LimitationDateColumn,
  NumberColumn,
  OutstandingColumn,
  PaidColumn,
  PhaseColumn,
  PrincipalColumn,
  ReceivedAtColumn,
  TagsColumn,
  WorkflowColumn,
  WorkflowStatusColumn,
  WorkflowStepColumn,
  WorkflowStepDueAtColumn,
} from './fields.tsx'

export const FileList = () => (
  <EntityList
    entity={file}
    filters={[
      'number',
      'customer',
      'debtor',
      'phase',
      'fileStatus',
      'workflowStatus',
      'workflow',
      'workflowStep',
      'workflowStepDueAt',
      'caseManager',
      'clientReference',
      'receivedAt',
      'principal',
      'paid',
      'outstanding',
      'fourteenDayState',
      'limitationDate',
      'disputed',
      'arrangementActive',
      'insolvent',
      'tags',
      'closedAt',
    ]}
    hidden={[
      'fileStatus',
      'paid',
      'caseManager',
      'limitationDate',
      'closedAt',
      'disputed',
      'arrangementActive',
      'insolvent',
      'tags',
      'workflow',
      'workflowStep',
      'workflowStepDueAt',
    ]}
  >
    <NumberColumn key="number" />
    <DebtorColumn key="debtor" />
    <CustomerColumn key="customer" />
    <PhaseColumn key="phase" />
    <WorkflowStatusColumn key="workflowStatus" />
    <FileStatusColumn key="fileStatus" />
    <OutstandingColumn key="outstanding" />
    <PrincipalColumn key="principal" />
    <PaidColumn key="paid" />
    <ReceivedAtColumn key="receivedAt" />
    <ClientReferenceColumn key="clientReference" />
    <CaseManagerColumn key="caseManager" />
    <FourteenDayStateColumn key="fourteenDayState" />
    <LimitationDateColumn key="limitationDate" />
    <ClosedAtColumn key="closedAt" />
    <DisputedColumn key="disputed" />
    <ArrangementActiveColumn key="arrangementActive" />
    <InsolventColumn key="insolvent" />
    <TagsColumn key="tags" />
    <WorkflowColumn key="workflow" />
    <WorkflowStepColumn key="workflowStep" />
    <WorkflowStepDueAtColumn key="workflowStepDueAt" />
  </EntityList>
)
