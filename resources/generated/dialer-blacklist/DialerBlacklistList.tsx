// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import {
  CreatedAtColumn,
  CreatedByColumn,
  FromColumn,
  NoteColumn,
  PhoneColumn,
  ReasonColumn,
  UntilColumn,
} from './fields.tsx'

export const DialerBlacklistList = () => (
  <EntityList entity={dialerBlacklist} filters={['phone', 'reason', 'from', 'until', 'note', 'createdBy', 'createdAt']}>
    <PhoneColumn key="phone" />
    <ReasonColumn key="reason" />
    <FromColumn key="from" />
    <UntilColumn key="until" />
    <NoteColumn key="note" />
    <CreatedByColumn key="createdBy" />
    <CreatedAtColumn key="createdAt" />
  </EntityList>
)
