/** `/precasso/export`: what goes back to a client: which items were paid, are open or were transferred, with the columns that one chooses. */
import { ResourceContextProvider, useTranslate } from 'react-admin'
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
} from '#resources/generated/precassos/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { precasso } from '#schemas/generated/precasso.ts'

const filters = ['customer', 'status', 'createdAt', 'closedAt', 'openAmount', 'file', 'fourteenDayState', 'branding']

const ExportPage = () => {
  const translate = useTranslate()
  return (
    <ResourceContextProvider value={precasso.name}>
      <EntityList entity={precasso} title={translate('pages.precassoExport')} filters={filters}>
        <NumberColumn key="number" />
        <ClientReferenceColumn key="clientReference" />
        <CustomerColumn key="customer" />
        <DebtorColumn key="debtor" />
        <ClaimNumbersColumn key="claimNumbers" />
        <StatusColumn key="status" />
        <AmountColumn key="amount" />
        <OpenAmountColumn key="openAmount" />
        <FileColumn key="file" />
        <ClosedAtColumn key="closedAt" />
        <CreatedAtColumn key="createdAt" />
        <FourteenDayStateColumn key="fourteenDayState" />
        <WorkflowStepColumn key="workflowStep" />
        <WorkflowStepDueAtColumn key="workflowStepDueAt" />
        <BrandingColumn key="branding" />
      </EntityList>
    </ResourceContextProvider>
  )
}

export default ExportPage
