// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
export { ScheduledSendList } from './ScheduledSendList.tsx'
