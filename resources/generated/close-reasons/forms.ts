// Generated from close-reason.schema.json by npm run codegen. Do not edit.
export { CloseReasonForm } from './CloseReasonForm.tsx'
