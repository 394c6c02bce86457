// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const IbanInput = () => <TextControl source="iban" format="iban" required />

export const BicInput = () => <TextControl source="bic" />

export const KindInput = () => <EnumControl source="kind" values={['trust', 'office']} required />

export const CustomerInput = () => (
  <ConditionalInput when={{ kind: 'trust' }}>
    <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
  </ConditionalInput>
)

export const ActiveInput = () => <BooleanControl source="active" />
