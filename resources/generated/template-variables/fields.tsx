// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const KeyField = () => <TextValue source="key" />
export const KeyColumn = () => <Column source="key" field={KeyField} width={240} sortable title />

export const LabelField = () => <LocalizedValue source="label" />
export const LabelColumn = () => <Column source="label" field={LabelField} width={240} />

export const DescriptionField = () => <LocalizedValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={145} sortable />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={140} sortable />

export const FormatField = () => <EnumValue source="format" />
export const FormatColumn = () => <Column source="format" field={FormatField} width={140} sortable />

export const TextsField = () => <LocalizedValue source="texts" />
export const TextsColumn = () => <Column source="texts" field={TextsField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const SampleField = () => <TextValue source="sample" />
export const SampleColumn = () => <Column source="sample" field={SampleField} width={200} />

export const ScopesField = () => <ListValue source="scopes" />
export const ScopesColumn = () => <Column source="scopes" field={ScopesField} width={290} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const UpdatedAtField = () => <DateTimeValue source="updatedAt" />
export const UpdatedAtColumn = () => <Column source="updatedAt" field={UpdatedAtField} width={165} sortable />

export const UpdatedByField = () => <RelationValue source="updatedBy" reference="user" embed={['name']} />
export const UpdatedByColumn = () => <Column source="updatedBy" field={UpdatedByField} width={170} />
