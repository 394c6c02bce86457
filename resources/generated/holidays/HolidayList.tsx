// Generated from holiday.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { holiday } from '#schemas/generated/holiday.ts'
import {
  CountryColumn,
  DateColumn,
  IsBankHolidayColumn,
  IsContactFreeColumn,
  IsStatutoryColumn,
  NameColumn,
} from './fields.tsx'

export const HolidayList = () => (
  <EntityList entity={holiday} filters={['date', 'name', 'country', 'isStatutory', 'isBankHoliday', 'isContactFree']}>
    <DateColumn key="date" />
    <NameColumn key="name" />
    <CountryColumn key="country" />
    <IsStatutoryColumn key="isStatutory" />
    <IsBankHolidayColumn key="isBankHoliday" />
    <IsContactFreeColumn key="isContactFree" />
  </EntityList>
)
