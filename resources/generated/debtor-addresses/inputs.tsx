// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const DebtorInput = () => <RelationControl source="debtor" reference="debtor" embed={['name']} required />

export const TypeInput = () => <EnumControl source="type" values={['visit', 'post', 'previous']} />

export const StreetInput = () => <TextControl source="street" required />

export const HouseNumberInput = () => <IntegerControl source="houseNumber" />

export const HouseExtensionInput = () => <TextControl source="houseExtension" />

export const PostcodeInput = () => <TextControl source="postcode" />

export const CityInput = () => <TextControl source="city" required />

export const CountryInput = () => (
  <RelationControl source="country" reference="country" embed={['code', 'name']} where={{ active: true }} required />
)

export const StatusInput = () => (
  <EnumControl source="status" values={['unverified', 'verified', 'moved', 'unknown', 'wrong']} />
)

export const SourceInput = () => (
  <EnumControl source="source" values={['client', 'debtor', 'surveillance', 'bailiff', 'register', 'returned_mail']} />
)

export const ValidFromInput = () => <DateControl source="validFrom" />

export const ValidUntilInput = () => <DateControl source="validUntil" />
