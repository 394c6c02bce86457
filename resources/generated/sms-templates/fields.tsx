// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={280} sortable title />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={170} sortable />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={170} sortable />

export const DestinationField = () => <EnumValue source="destination" />
export const DestinationColumn = () => <Column source="destination" field={DestinationField} width={145} sortable />

export const FileTypeField = () => <EnumValue source="fileType" />
export const FileTypeColumn = () => <Column source="fileType" field={FileTypeField} width={140} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const TextField = () => <LocalizedValue source="text" />
export const TextColumn = () => <Column source="text" field={TextField} width={170} />

export const SenderField = () => <TextValue source="sender" />
export const SenderColumn = () => <Column source="sender" field={SenderField} width={170} />

export const LinkAllowedField = () => <BooleanValue source="linkAllowed" />
export const LinkAllowedColumn = () => <Column source="linkAllowed" field={LinkAllowedField} width={120} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const LanguagesField = () => <ListValue source="languages" />
export const LanguagesColumn = () => <Column source="languages" field={LanguagesField} width={240} />

export const VariablesField = () => <ListValue source="variables" />
export const VariablesColumn = () => <Column source="variables" field={VariablesField} width={220} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const UpdatedAtField = () => <DateTimeValue source="updatedAt" />
export const UpdatedAtColumn = () => <Column source="updatedAt" field={UpdatedAtField} width={165} sortable />

export const UpdatedByField = () => <RelationValue source="updatedBy" reference="user" embed={['name']} />
export const UpdatedByColumn = () => <Column source="updatedBy" field={UpdatedByField} width={170} />
