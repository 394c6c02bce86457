// Generated from country.schema.json by npm run codegen. Do not edit.
export { CountryForm } from './CountryForm.tsx'
