// Generated from message.schema.json by npm run codegen. Do not edit.
export { MessageList } from './MessageList.tsx'
export { MessageShow } from './MessageShow.tsx'
