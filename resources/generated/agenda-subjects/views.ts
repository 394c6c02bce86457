// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
export { AgendaSubjectList } from './AgendaSubjectList.tsx'
export { AgendaSubjectShow } from './AgendaSubjectShow.tsx'
