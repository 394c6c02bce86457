/** `/processing/in-hold`: files whose step was not done and waits for a person: tried again, skipped, released or assigned, also many at once. */
import { ResourceContextProvider, useTranslate } from 'react-admin'
import {
  AssignedToColumn,
  CustomerColumn,
  FileColumn,
  HoldReasonColumn,
  NoteField,
  PlannedForColumn,
  RunColumn,
  SinceColumn,
  StatusColumn,
  StepField,
} from '#resources/generated/processing-items/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { Column } from '#resources/table/Column.tsx'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { HeldBar } from './HeldBar.tsx'

const filters = ['holdReason', 'customer', 'step', 'assignedTo', 'since', 'run', 'file', 'status']
const hidden = ['run', 'status', 'plannedFor']
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
        none={translate('processing.held.none')}
      >
        <FileColumn key="file" />
        <HoldReasonColumn key="holdReason" />
        <Column key="step" source="step" field={StepField} width={220} />
        <CustomerColumn key="customer" />
        <SinceColumn key="since" />
        <Column key="note" source="note" field={NoteField} width={340} />
        <AssignedToColumn key="assignedTo" />
        <RunColumn key="run" />
        <PlannedForColumn key="plannedFor" />
        <StatusColumn key="status" />
      </EntityList>
    </ResourceContextProvider>
  )
}

export default HeldPage
