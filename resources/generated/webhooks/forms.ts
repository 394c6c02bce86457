// Generated from webhook.schema.json by npm run codegen. Do not edit.
export { WebhookForm } from './WebhookForm.tsx'
