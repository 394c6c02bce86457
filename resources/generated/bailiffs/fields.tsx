// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const OfficeField = () => <TextValue source="office" />
export const OfficeColumn = () => <Column source="office" field={OfficeField} width={170} sortable />

export const KvkNumberField = () => <TextValue source="kvkNumber" />
export const KvkNumberColumn = () => <Column source="kvkNumber" field={KvkNumberField} width={130} />

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

export const IbanField = () => <IbanValue source="iban" />
export const IbanColumn = () => <Column source="iban" field={IbanField} width={200} />

export const RegionsField = () => <ListValue source="regions" />
export const RegionsColumn = () => <Column source="regions" field={RegionsField} width={170} />

export const TransportField = () => <EnumValue source="transport" />
export const TransportColumn = () => <Column source="transport" field={TransportField} width={140} sortable />

export const FormatField = () => <TextValue source="format" />
export const FormatColumn = () => <Column source="format" field={FormatField} width={135} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
