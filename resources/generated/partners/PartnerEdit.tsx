// Generated from partner.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const PartnerEdit = () => <EditPage resource="partner" />
