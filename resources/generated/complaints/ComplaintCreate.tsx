// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const ComplaintCreate = () => <CreatePage resource="complaint" />
