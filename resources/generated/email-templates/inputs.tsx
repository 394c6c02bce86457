// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const CodeInput = () => <TextControl source="code" required />

export const CategoryInput = () => (
  <EnumControl
    source="category"
    values={['amicable', 'judicial', 'arrangement', 'client', 'precasso', 'service', 'internal']}
    required
  />
)

export const TypeInput = () => <EnumControl source="type" values={['step', 'manual', 'system']} required />

export const DestinationInput = () => <EnumControl source="destination" values={['debtor', 'client']} required />

export const FileTypeInput = () => (
  <ConditionalInput when={{ destination: 'debtor' }}>
    <EnumControl source="fileType" values={['private', 'company']} />
  </ConditionalInput>
)

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const SubjectInput = () => <LocalizedControl source="subject" languages={['nl', 'en', 'fr', 'de']} required />

export const BodyInput = () => <LocalizedControl source="body" languages={['nl', 'en', 'fr', 'de']} html required />

export const FromAddressInput = () => <TextControl source="fromAddress" format="email" />

export const ReplyToInput = () => <TextControl source="replyTo" format="email" />

export const CcInput = () => <TextControl source="cc" />

export const BccInput = () => <TextControl source="bcc" />

export const AnnexesInput = () => (
  <ListControl
    source="annexes"
    values={['claim_specification', 'income_form', 'payment_overview', 'arrangement_plan']}
  />
)

export const ActiveInput = () => <BooleanControl source="active" />
