// Generated from representative.schema.json by npm run codegen. Do not edit.
export { RepresentativeList } from './RepresentativeList.tsx'
export { RepresentativeShow } from './RepresentativeShow.tsx'
