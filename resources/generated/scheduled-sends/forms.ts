// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
export { ScheduledSendForm } from './ScheduledSendForm.tsx'
