// Generated from country.schema.json by npm run codegen. Do not edit.
export { CountryList } from './CountryList.tsx'
export { CountryShow } from './CountryShow.tsx'
