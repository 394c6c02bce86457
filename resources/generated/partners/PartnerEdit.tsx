// Generated from partner.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'
import { PartnerForm } from './PartnerForm.tsx'

export const PartnerEdit = () => (
  <EditPage resource="partner">
    <PartnerForm />
  </EditPage>
)
