// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
export { DialerBlacklistForm } from './DialerBlacklistForm.tsx'
