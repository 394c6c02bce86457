// Generated from tag.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { ColourValue } from '#resources/fields/ColourValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const ColourField = () => <ColourValue source="colour" />
export const ColourColumn = () => <Column source="colour" field={ColourField} width={130} />

export const DescriptionField = () => <TextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
