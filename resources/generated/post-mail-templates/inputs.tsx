// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
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

export const LetterheadInput = () => <EnumControl source="letterhead" values={['office', 'client']} required />

export const AddressWindowInput = () => <EnumControl source="addressWindow" values={['left', 'right']} required />

export const SignatureInput = () => <EnumControl source="signature" values={['office', 'user', 'none']} required />

export const EnclosuresInput = () => (
  <ListControl source="enclosures" values={['claim_specification', 'income_form', 'qr_slip']} />
)

export const DuplexInput = () => <BooleanControl source="duplex" />

export const ColourInput = () => <BooleanControl source="colour" />

export const RegisteredInput = () => <BooleanControl source="registered" />

export const CostTypeInput = () => <RelationControl source="costType" reference="cost-type" embed={['name']} />

export const ActiveInput = () => <BooleanControl source="active" />
