// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const FileLogEdit = () => <EditPage resource="file-log" />
