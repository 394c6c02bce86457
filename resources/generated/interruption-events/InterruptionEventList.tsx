// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { interruptionEvent } from '#schemas/generated/interruption-event.ts'
import { ClaimColumn, CustomerColumn, DateColumn, FileColumn, KindColumn, NoteColumn } from './fields.tsx'

export const InterruptionEventList = () => (
  <EntityList entity={interruptionEvent} filters={['claim', 'file', 'customer', 'date', 'kind']} hidden={['customer']}>
    <ClaimColumn key="claim" />
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <DateColumn key="date" />
    <KindColumn key="kind" />
    <NoteColumn key="note" />
  </EntityList>
)
