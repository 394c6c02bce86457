// Generated from precasso.schema.json by npm run codegen. Do not edit.
export { PrecassoList } from './PrecassoList.tsx'
export { PrecassoShow } from './PrecassoShow.tsx'
