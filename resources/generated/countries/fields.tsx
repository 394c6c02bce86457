// Generated from country.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={90} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const PhonePrefixField = () => <TextValue source="phonePrefix" />
export const PhonePrefixColumn = () => <Column source="phonePrefix" field={PhonePrefixField} width={130} />

export const IsEeaField = () => <BooleanValue source="isEea" />
export const IsEeaColumn = () => <Column source="isEea" field={IsEeaField} width={90} sortable flag />

export const IsSepaField = () => <BooleanValue source="isSepa" />
export const IsSepaColumn = () => <Column source="isSepa" field={IsSepaField} width={90} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
