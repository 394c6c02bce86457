// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const ClientCostTemplateEdit = () => <EditPage resource="client-cost-template" />
