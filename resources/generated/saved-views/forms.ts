// Generated from saved-view.schema.json by npm run codegen. Do not edit.
export { SavedViewForm } from './SavedViewForm.tsx'
