// Generated from webhook.schema.json by npm run codegen. Do not edit.
export { WebhookList } from './WebhookList.tsx'
export { WebhookShow } from './WebhookShow.tsx'
