// Generated from salutation.schema.json by npm run codegen. Do not edit.
export { SalutationList } from './SalutationList.tsx'
export { SalutationShow } from './SalutationShow.tsx'
