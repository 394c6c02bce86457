// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={240} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const DateOrderField = () => <EnumValue source="dateOrder" />
export const DateOrderColumn = () => <Column source="dateOrder" field={DateOrderField} width={160} sortable />

export const DecimalField = () => <EnumValue source="decimal" />
export const DecimalColumn = () => <Column source="decimal" field={DecimalField} width={175} sortable />

export const ColumnsField = () => (
  <RowsValue
    source="columns"
    columns={[
      { name: 'header', type: 'string', required: true, minLength: 1, maxLength: 200 },
      { name: 'to', type: 'string', required: true, minLength: 1, maxLength: 80 },
    ]}
  />
)
export const ColumnsColumn = () => <Column source="columns" field={ColumnsField} width={170} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
