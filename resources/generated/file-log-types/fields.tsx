// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={140} sortable />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
