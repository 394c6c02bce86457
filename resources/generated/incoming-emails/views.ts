// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
export { IncomingEmailList } from './IncomingEmailList.tsx'
export { IncomingEmailShow } from './IncomingEmailShow.tsx'
