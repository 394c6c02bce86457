// Generated from partner.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { UriValue } from '#resources/fields/UriValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={215} sortable />

export const CountriesField = () => <RelationsValue source="countries" reference="country" embed={['code', 'name']} />
export const CountriesColumn = () => <Column source="countries" field={CountriesField} width={170} />

export const WebsiteField = () => <UriValue source="website" />
export const WebsiteColumn = () => <Column source="website" field={WebsiteField} width={200} />

export const ContactsField = () => (
  <RowsValue
    source="contacts"
    columns={[
      { name: 'name', type: 'string', required: true, minLength: 1, maxLength: 120 },
      { name: 'jobTitle', type: 'string', required: false, maxLength: 80 },
      { name: 'email', type: 'string', format: 'email', required: false, maxLength: 254 },
      { name: 'phone', type: 'string', format: 'phone-e164', required: false },
    ]}
  />
)
export const ContactsColumn = () => <Column source="contacts" field={ContactsField} width={170} />

export const FeeField = () => <MoneyValue source="fee" />
export const FeeColumn = () => <Column source="fee" field={FeeField} width={140} sortable numeric />

export const FileFormatField = () => <EnumValue source="fileFormat" />
export const FileFormatColumn = () => <Column source="fileFormat" field={FileFormatField} width={155} sortable />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
