// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
export { DueDiligenceList } from './DueDiligenceList.tsx'
export { DueDiligenceShow } from './DueDiligenceShow.tsx'
