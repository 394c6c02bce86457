// Generated from representative.schema.json by npm run codegen. Do not edit.
export { RepresentativeForm } from './RepresentativeForm.tsx'
