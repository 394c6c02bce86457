// Generated from mailbox.schema.json by npm run codegen. Do not edit.
export { MailboxForm } from './MailboxForm.tsx'
