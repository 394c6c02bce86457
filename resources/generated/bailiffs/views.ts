// Generated from bailiff.schema.json by npm run codegen. Do not edit.
export { BailiffList } from './BailiffList.tsx'
export { BailiffShow } from './BailiffShow.tsx'
