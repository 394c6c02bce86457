// Generated from holiday.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const DateField = () => <DateValue source="date" />
export const DateColumn = () => <Column source="date" field={DateField} width={125} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const CountryField = () => <RelationValue source="country" reference="country" embed={['code', 'name']} />
export const CountryColumn = () => <Column source="country" field={CountryField} width={170} />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} />

export const IsStatutoryField = () => <BooleanValue source="isStatutory" />
export const IsStatutoryColumn = () => <Column source="isStatutory" field={IsStatutoryField} width={110} sortable flag />

export const IsBankHolidayField = () => <BooleanValue source="isBankHoliday" />
export const IsBankHolidayColumn = () => <Column source="isBankHoliday" field={IsBankHolidayField} width={120} sortable flag />

export const IsContactFreeField = () => <BooleanValue source="isContactFree" />
export const IsContactFreeColumn = () => <Column source="isContactFree" field={IsContactFreeField} width={135} sortable flag />
