// Generated from partner.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const PartnerCreate = () => <CreatePage resource="partner" />
