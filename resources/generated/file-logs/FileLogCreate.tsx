// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const FileLogCreate = () => <CreatePage resource="file-log" />
