// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const OfficeInput = () => <TextControl source="office" required />

export const KvkNumberInput = () => <TextControl source="kvkNumber" format="kvk" />

export const EmailInput = () => <TextControl source="email" format="email" />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const StreetInput = () => <TextControl source="street" />

export const PostcodeInput = () => <TextControl source="postcode" format="nl-postcode" />

export const CityInput = () => <TextControl source="city" />

export const IbanInput = () => <TextControl source="iban" format="iban" />

export const RegionsInput = () => <ListControl source="regions" />

export const TransportInput = () => <EnumControl source="transport" values={['email', 'sftp', 'api', 'portal']} />

export const FormatInput = () => <TextControl source="format" />

export const ActiveInput = () => <BooleanControl source="active" />
