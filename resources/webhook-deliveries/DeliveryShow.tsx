/** A delivery as generated, and below its values what was sent and answered. */
import { useRecordContext } from 'react-admin'
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
} from '#resources/generated/webhook-deliveries/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { Exchange } from '#resources/show/Exchange.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { webhookDelivery } from '#schemas/generated/webhook-delivery.ts'

export const DeliveryShow = () => (
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
    <DeliveryExchange />
  </EntityShow>
)

const DeliveryExchange = () => {
  const record = useRecordContext()
  return record ? <Exchange path={`${webhookDelivery.api}/${record.id}/exchange`} /> : null
}
