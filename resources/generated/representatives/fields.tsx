// Generated from representative.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={180} sortable />

export const OrganisationField = () => <TextValue source="organisation" />
export const OrganisationColumn = () => <Column source="organisation" field={OrganisationField} width={170} sortable />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={130} />

export const StreetField = () => <TextValue source="street" />
export const StreetColumn = () => <Column source="street" field={StreetField} width={170} />

export const PostcodeField = () => <TextValue source="postcode" />
export const PostcodeColumn = () => <Column source="postcode" field={PostcodeField} width={130} />

export const CityField = () => <TextValue source="city" />
export const CityColumn = () => <Column source="city" field={CityField} width={130} sortable />

export const ReferenceField = () => <TextValue source="reference" />
export const ReferenceColumn = () => <Column source="reference" field={ReferenceField} width={130} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
