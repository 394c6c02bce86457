// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { precasso } from '#schemas/generated/precasso.ts'
import {
  AmountColumn,
  BrandingColumn,
  ClaimNumbersColumn,
  ClientReferenceColumn,
  ClosedAtColumn,
  CreatedAtColumn,
  CustomerColumn,
  DebtorColumn,
  FileColumn,
  FourteenDayStateColumn,
  NumberColumn,
  OpenAmountColumn,
  StatusColumn,
  WorkflowStepColumn,
  WorkflowStepDueAtColumn,
} from './fields.tsx'

export const PrecassoList = () => (
  <EntityList
    entity={precasso}
    filters={[
      'number',
      'customer',
      'debtor',
      'status',
      'claimNumbers',
      'amount',
      'openAmount',
      'workflowStep',
      'workflowStepDueAt',
      'fourteenDayState',
      'branding',
      'clientReference',
      'file',
      'closedAt',
      'createdAt',
    ]}
    hidden={['clientReference', 'branding', 'closedAt']}
  >
    <NumberColumn key="number" />
    <DebtorColumn key="debtor" />
    <CustomerColumn key="customer" />
    <ClaimNumbersColumn key="claimNumbers" />
    <StatusColumn key="status" />
    <AmountColumn key="amount" />
    <OpenAmountColumn key="openAmount" />
    <WorkflowStepColumn key="workflowStep" />
    <WorkflowStepDueAtColumn key="workflowStepDueAt" />
    <FourteenDayStateColumn key="fourteenDayState" />
    <ClientReferenceColumn key="clientReference" />
    <BrandingColumn key="branding" />
    <FileColumn key="file" />
    <CreatedAtColumn key="createdAt" />
    <ClosedAtColumn key="closedAt" />
  </EntityList>
)
