// Generated from holiday.schema.json by npm run codegen. Do not edit.
export { HolidayForm } from './HolidayForm.tsx'
