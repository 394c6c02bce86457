// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
export { WebhookDeliveryList } from './WebhookDeliveryList.tsx'
export { WebhookDeliveryShow } from './WebhookDeliveryShow.tsx'
