// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { webhookDelivery } from '#schemas/generated/webhook-delivery.ts'
import {
  AtColumn,
  AttemptsColumn,
  CustomerColumn,
  DurationMsColumn,
  EventColumn,
  FileColumn,
  HttpStatusColumn,
  NextTryAtColumn,
  StatusColumn,
  WebhookColumn,
} from './fields.tsx'

export const WebhookDeliveryList = () => (
  <EntityList entity={webhookDelivery} filters={['at', 'webhook', 'customer', 'event', 'status', 'httpStatus']}>
    <AtColumn key="at" />
    <WebhookColumn key="webhook" />
    <CustomerColumn key="customer" />
    <EventColumn key="event" />
    <FileColumn key="file" />
    <StatusColumn key="status" />
    <AttemptsColumn key="attempts" />
    <HttpStatusColumn key="httpStatus" />
    <DurationMsColumn key="durationMs" />
    <NextTryAtColumn key="nextTryAt" />
  </EntityList>
)
