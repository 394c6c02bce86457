// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { webhook } from '#schemas/generated/webhook.ts'
import {
  ActiveField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  EventsField,
  FailingSinceField,
  LastDeliveryAtField,
  LastStatusField,
  NameField,
  SecretAtField,
  UrlField,
} from './fields.tsx'

export const WebhookShow = () => (
  <EntityShow entity={webhook}>
    <ShowGroup name="address">
      <Detail source="name" field={NameField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="url" field={UrlField} />
      <Detail source="events" field={EventsField} wide />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="deliveries">
      <Detail source="lastDeliveryAt" field={LastDeliveryAtField} />
      <Detail source="lastStatus" field={LastStatusField} />
      <Detail source="failingSince" field={FailingSinceField} />
      <Detail source="secretAt" field={SecretAtField} />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
