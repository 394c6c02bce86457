// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const ClientCostTemplateCreate = () => <CreatePage resource="client-cost-template" />
