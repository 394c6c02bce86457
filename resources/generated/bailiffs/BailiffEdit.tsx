// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const BailiffEdit = () => <EditPage resource="bailiff" />
