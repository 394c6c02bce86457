// Generated from contact-person.schema.json by npm run codegen. Do not edit.
export { ContactPersonList } from './ContactPersonList.tsx'
export { ContactPersonShow } from './ContactPersonShow.tsx'
