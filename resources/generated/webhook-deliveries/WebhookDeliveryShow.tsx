// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { webhookDelivery } from '#schemas/generated/webhook-delivery.ts'
import {
  AtField,
  AttemptsField,
  CustomerField,
  DurationMsField,
  EventField,
  EventIdField,
  FileField,
  HttpStatusField,
  NextTryAtField,
  ProblemField,
  StatusField,
  TriedAtField,
  WebhookField,
} from './fields.tsx'

export const WebhookDeliveryShow = () => (
  <EntityShow entity={webhookDelivery}>
    <ShowGroup name="event">
      <Detail source="at" field={AtField} />
      <Detail source="event" field={EventField} />
      <Detail source="file" field={FileField} />
      <Detail source="eventId" field={EventIdField} />
      <Detail source="webhook" field={WebhookField} />
      <Detail source="customer" field={CustomerField} />
    </ShowGroup>
    <ShowGroup name="tries">
      <Detail source="status" field={StatusField} />
      <Detail source="attempts" field={AttemptsField} />
      <Detail source="triedAt" field={TriedAtField} />
      <Detail source="httpStatus" field={HttpStatusField} />
      <Detail source="durationMs" field={DurationMsField} />
      <Detail source="problem" field={ProblemField} />
      <Detail source="nextTryAt" field={NextTryAtField} />
    </ShowGroup>
  </EntityShow>
)
