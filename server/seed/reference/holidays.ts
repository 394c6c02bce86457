/** Holidays of ten years, computed as in the settings page. */
import { holidaysOf } from '#domain/time/holidays.ts'
import { countryId } from './countries.ts'

const firstYear = 2022
const years = 10

export const holidayRows = () =>
  Array.from({ length: years }, (_, index) => holidaysOf(firstYear + index))
    .flat()
    .map(({ code, date, name, isStatutory, isBankHoliday, isContactFree }, index) => ({
      id: index + 1,
      date,
      name,
      country_id: countryId('NL'),
      code,
      is_statutory: isStatutory,
      is_bank_holiday: isBankHoliday,
      is_contact_free: isContactFree,
    }))
