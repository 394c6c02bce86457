// Generated from file.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const FileEdit = () => <EditPage resource="file" />
