// Generated from representative.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={['debt_helper', 'municipality', 'administrator', 'receiver', 'guardian', 'lawyer', 'heir']}
    required
  />
)

export const OrganisationInput = () => <TextControl source="organisation" />

export const EmailInput = () => <TextControl source="email" format="email" />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const StreetInput = () => <TextControl source="street" />

export const PostcodeInput = () => <TextControl source="postcode" format="nl-postcode" />

export const CityInput = () => <TextControl source="city" />

export const ReferenceInput = () => <TextControl source="reference" />

export const ActiveInput = () => <BooleanControl source="active" />
