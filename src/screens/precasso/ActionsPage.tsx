/** `/precasso/actions`: items that run or wait, to be selected and paused, resumed, paid, withdrawn, moved to a step or transferred. */
import { ResourceContextProvider, useTranslate } from 'react-admin'
import {
  ClaimNumbersColumn,
  CustomerColumn,
  DebtorColumn,
  FourteenDayStateColumn,
  NumberColumn,
  OpenAmountColumn,
  StatusColumn,
  WorkflowStepColumn,
  WorkflowStepDueAtColumn,
} from '#resources/generated/precassos/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { precasso } from '#schemas/generated/precasso.ts'

const filters = ['status', 'customer', 'workflowStep', 'workflowStepDueAt', 'fourteenDayState', 'openAmount', 'number']
const open = { status: { in: ['new', 'in_progress', 'paused'] } }

const ActionsPage = () => {
  const translate = useTranslate()
  return (
    <ResourceContextProvider value={precasso.name}>
      <EntityList
        entity={precasso}
        title={translate('pages.precassoActions')}
        filter={open}
        filters={filters}
        none={translate('precassoPages.actions.none')}
      >
        <NumberColumn key="number" />
        <DebtorColumn key="debtor" />
        <CustomerColumn key="customer" />
        <ClaimNumbersColumn key="claimNumbers" />
        <StatusColumn key="status" />
        <OpenAmountColumn key="openAmount" />
        <WorkflowStepColumn key="workflowStep" />
        <WorkflowStepDueAtColumn key="workflowStepDueAt" />
        <FourteenDayStateColumn key="fourteenDayState" />
      </EntityList>
    </ResourceContextProvider>
  )
}

export default ActionsPage
