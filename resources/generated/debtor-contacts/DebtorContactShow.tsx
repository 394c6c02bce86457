// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import {
  BlockReasonField,
  BlockedAtField,
  CreatedAtField,
  DebtorField,
  EmailField,
  KindField,
  PhoneField,
  PreferredField,
  SourceField,
  StatusField,
  ValueField,
} from './fields.tsx'

export const DebtorContactShow = () => (
  <EntityShow entity={debtorContact}>
    <ShowGroup>
      <Detail source="debtor" field={DebtorField} />
      <Detail source="kind" field={KindField} />
      <Detail source="email" field={EmailField} when={{ kind: 'email' }} />
      <Detail source="phone" field={PhoneField} when={{ kind: { in: ['phone', 'mobile'] } }} />
      <Detail source="preferred" field={PreferredField} />
      <Detail source="status" field={StatusField} />
      <Detail source="source" field={SourceField} />
      <Detail source="blockReason" field={BlockReasonField} wide />
      <Detail source="value" field={ValueField} />
      <Detail source="blockedAt" field={BlockedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
