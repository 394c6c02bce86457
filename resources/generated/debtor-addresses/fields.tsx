// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={170} sortable />

export const StreetField = () => <TextValue source="street" />
export const StreetColumn = () => <Column source="street" field={StreetField} width={240} title />

export const HouseNumberField = () => <TextValue source="houseNumber" />
export const HouseNumberColumn = () => <Column source="houseNumber" field={HouseNumberField} width={120} sortable numeric />

export const HouseExtensionField = () => <TextValue source="houseExtension" />
export const HouseExtensionColumn = () => <Column source="houseExtension" field={HouseExtensionField} width={130} />

export const PostcodeField = () => <TextValue source="postcode" />
export const PostcodeColumn = () => <Column source="postcode" field={PostcodeField} width={130} />

export const CityField = () => <TextValue source="city" />
export const CityColumn = () => <Column source="city" field={CityField} width={130} sortable />

export const CountryField = () => <RelationValue source="country" reference="country" embed={['code', 'name']} />
export const CountryColumn = () => <Column source="country" field={CountryField} width={170} />

export const StatusField = () => <EnumValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={160} sortable />

export const SourceField = () => <EnumValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={195} sortable />

export const ValidFromField = () => <DateValue source="validFrom" />
export const ValidFromColumn = () => <Column source="validFrom" field={ValidFromField} width={125} sortable />

export const ValidUntilField = () => <DateValue source="validUntil" />
export const ValidUntilColumn = () => <Column source="validUntil" field={ValidUntilField} width={125} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
