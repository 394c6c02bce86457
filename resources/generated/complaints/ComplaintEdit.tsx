// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ComplaintEdit = () => <EditPage resource="complaint" />
