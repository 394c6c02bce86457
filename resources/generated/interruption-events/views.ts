// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
export { InterruptionEventList } from './InterruptionEventList.tsx'
export { InterruptionEventShow } from './InterruptionEventShow.tsx'
