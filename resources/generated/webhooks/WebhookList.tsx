// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { webhook } from '#schemas/generated/webhook.ts'
import {
  ActiveColumn,
  CustomerColumn,
  EventsColumn,
  LastDeliveryAtColumn,
  LastStatusColumn,
  NameColumn,
  UrlColumn,
} from './fields.tsx'

export const WebhookList = () => (
  <EntityList entity={webhook} filters={['name', 'customer', 'url', 'active', 'lastDeliveryAt', 'lastStatus']}>
    <NameColumn key="name" />
    <UrlColumn key="url" />
    <CustomerColumn key="customer" />
    <EventsColumn key="events" />
    <ActiveColumn key="active" />
    <LastDeliveryAtColumn key="lastDeliveryAt" />
    <LastStatusColumn key="lastStatus" />
  </EntityList>
)
