// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
export { InterruptionEventForm } from './InterruptionEventForm.tsx'
