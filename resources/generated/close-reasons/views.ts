// Generated from close-reason.schema.json by npm run codegen. Do not edit.
export { CloseReasonList } from './CloseReasonList.tsx'
export { CloseReasonShow } from './CloseReasonShow.tsx'
