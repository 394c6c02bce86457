// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import { CreatedAtField, CreatedByField, FromField, NoteField, PhoneField, ReasonField, UntilField } from './fields.tsx'

export const DialerBlacklistShow = () => (
  <EntityShow entity={dialerBlacklist}>
    <ShowGroup>
      <Detail source="phone" field={PhoneField} />
      <Detail source="reason" field={ReasonField} />
      <Detail source="from" field={FromField} />
      <Detail source="until" field={UntilField} />
      <Detail source="note" field={NoteField} wide />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
