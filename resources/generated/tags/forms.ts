// Generated from tag.schema.json by npm run codegen. Do not edit.
export { TagForm } from './TagForm.tsx'
