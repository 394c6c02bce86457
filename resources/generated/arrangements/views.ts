// Generated from arrangement.schema.json by npm run codegen. Do not edit.
export { ArrangementList } from './ArrangementList.tsx'
export { ArrangementShow } from './ArrangementShow.tsx'
