// Generated from contact-person.schema.json by npm run codegen. Do not edit.
export { ContactPersonForm } from './ContactPersonForm.tsx'
