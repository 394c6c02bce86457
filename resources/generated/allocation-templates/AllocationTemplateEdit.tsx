// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const AllocationTemplateEdit = () => <EditPage resource="allocation-template" />
