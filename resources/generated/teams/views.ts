// Generated from team.schema.json by npm run codegen. Do not edit.
export { TeamList } from './TeamList.tsx'
export { TeamShow } from './TeamShow.tsx'
