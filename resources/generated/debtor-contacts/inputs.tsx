// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const DebtorInput = () => <RelationControl source="debtor" reference="debtor" embed={['name']} required />

export const KindInput = () => <EnumControl source="kind" values={['email', 'phone', 'mobile']} required />

export const EmailInput = () => (
  <ConditionalInput when={{ kind: 'email' }}>
    <TextControl source="email" format="email" />
  </ConditionalInput>
)

export const PhoneInput = () => (
  <ConditionalInput when={{ kind: { in: ['phone', 'mobile'] } }}>
    <TextControl source="phone" format="phone-e164" />
  </ConditionalInput>
)

export const PreferredInput = () => <BooleanControl source="preferred" />

export const StatusInput = () => <EnumControl source="status" values={['ok', 'bounced', 'wrong_person', 'blocked']} />

export const SourceInput = () => (
  <EnumControl source="source" values={['client', 'debtor', 'surveillance', 'bailiff', 'register', 'returned_mail']} />
)

export const BlockReasonInput = () => <LongTextControl source="blockReason" />
