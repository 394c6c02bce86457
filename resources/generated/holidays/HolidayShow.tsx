// Generated from holiday.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { holiday } from '#schemas/generated/holiday.ts'
import {
  CodeField,
  CountryField,
  DateField,
  IsBankHolidayField,
  IsContactFreeField,
  IsStatutoryField,
  NameField,
} from './fields.tsx'

export const HolidayShow = () => (
  <EntityShow entity={holiday}>
    <ShowGroup>
      <Detail source="date" field={DateField} />
      <Detail source="name" field={NameField} />
      <Detail source="country" field={CountryField} />
      <Detail source="isStatutory" field={IsStatutoryField} />
      <Detail source="isBankHoliday" field={IsBankHolidayField} />
      <Detail source="isContactFree" field={IsContactFreeField} />
      <Detail source="code" field={CodeField} />
    </ShowGroup>
  </EntityShow>
)
