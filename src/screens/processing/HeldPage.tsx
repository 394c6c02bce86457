/** `/processing/in-hold`: files whose step was not done and waits for a person: tried again, skipped, released or assigned, also many at once. */
import { ResourceContextProvider, useTranslate } from 'react-admin'
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
} from '#resources/generated/processing-items/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { HeldBar } from './hold/HeldBar.tsx'

const filters = ['holdReason', 'customer', 'step', 'assignedTo', 'since', 'run', 'file', 'status']
const hidden = ['status', 'plannedFor']
const held = { status: { in: ['in_hold'] } }

const HeldPage = () => {
  const translate = useTranslate()
  return (
    <ResourceContextProvider value={processingItem.name}>
      <EntityList
        entity={processingItem}
        title={translate('pages.processingInHold')}
        filter={held}
        {...{ filters, hidden }}
        above={<HeldBar />}
      >
        <FileColumn key="file" />
        <HoldReasonColumn key="holdReason" />
        <StepColumn key="step" />
        <CustomerColumn key="customer" />
        <SinceColumn key="since" />
        <NoteColumn key="note" />
        <AssignedToColumn key="assignedTo" />
        <RunColumn key="run" />
        <PlannedForColumn key="plannedFor" />
        <StatusColumn key="status" />
      </EntityList>
    </ResourceContextProvider>
  )
}

export default HeldPage
