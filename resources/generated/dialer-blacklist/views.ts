// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
export { DialerBlacklistList } from './DialerBlacklistList.tsx'
export { DialerBlacklistShow } from './DialerBlacklistShow.tsx'
