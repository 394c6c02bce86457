// Generated from holiday.schema.json by npm run codegen. Do not edit.
export { HolidayList } from './HolidayList.tsx'
export { HolidayShow } from './HolidayShow.tsx'
