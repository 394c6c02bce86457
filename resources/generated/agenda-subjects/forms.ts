// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
export { AgendaSubjectForm } from './AgendaSubjectForm.tsx'
