// Generated from court.schema.json by npm run codegen. Do not edit.
export { CourtList } from './CourtList.tsx'
export { CourtShow } from './CourtShow.tsx'
