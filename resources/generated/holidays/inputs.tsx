// Generated from holiday.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const DateInput = () => <DateControl source="date" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const CountryInput = () => (
  <RelationControl source="country" reference="country" embed={['code', 'name']} where={{ active: true }} required />
)

export const CodeInput = () => <TextControl source="code" />

export const IsStatutoryInput = () => <BooleanControl source="isStatutory" />

export const IsBankHolidayInput = () => <BooleanControl source="isBankHoliday" />

export const IsContactFreeInput = () => <BooleanControl source="isContactFree" />
