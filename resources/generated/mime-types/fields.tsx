// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const MimeTypeField = () => <TextValue source="mimeType" />
export const MimeTypeColumn = () => <Column source="mimeType" field={MimeTypeField} width={170} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const ExtensionsField = () => <ListValue source="extensions" />
export const ExtensionsColumn = () => <Column source="extensions" field={ExtensionsField} width={170} />

export const MaxSizeMbField = () => <TextValue source="maxSizeMb" />
export const MaxSizeMbColumn = () => <Column source="maxSizeMb" field={MaxSizeMbField} width={140} sortable numeric />

export const AllowedForField = () => <ListValue source="allowedFor" />
export const AllowedForColumn = () => <Column source="allowedFor" field={AllowedForField} width={170} />

export const InlineAllowedField = () => <BooleanValue source="inlineAllowed" />
export const InlineAllowedColumn = () => <Column source="inlineAllowed" field={InlineAllowedField} width={140} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
