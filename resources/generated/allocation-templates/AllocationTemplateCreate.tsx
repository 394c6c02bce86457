// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const AllocationTemplateCreate = () => <CreatePage resource="allocation-template" />
