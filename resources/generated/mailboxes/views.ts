// Generated from mailbox.schema.json by npm run codegen. Do not edit.
export { MailboxList } from './MailboxList.tsx'
export { MailboxShow } from './MailboxShow.tsx'
