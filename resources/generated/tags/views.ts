// Generated from tag.schema.json by npm run codegen. Do not edit.
export { TagList } from './TagList.tsx'
export { TagShow } from './TagShow.tsx'
