// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { interruptionEvent } from '#schemas/generated/interruption-event.ts'
import {
  ClaimField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateField,
  FileField,
  KindField,
  NoteField,
  PaymentField,
} from './fields.tsx'

export const InterruptionEventShow = () => (
  <EntityShow entity={interruptionEvent}>
    <ShowGroup>
      <Detail source="claim" field={ClaimField} />
      <Detail source="date" field={DateField} />
      <Detail source="kind" field={KindField} />
      <Detail source="note" field={NoteField} wide />
      <Detail source="file" field={FileField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="payment" field={PaymentField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
