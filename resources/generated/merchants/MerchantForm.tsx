// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { merchant } from '#schemas/generated/merchant.ts'
import { ClientInput, ExternalIdInput, KvkNumberInput, NameInput, UrlInput, WebshopNameInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/merchant.validate.js')

export const MerchantForm = () => (
  <EntityForm entity={merchant} validators={validators}>
    <FormGroup>
      <NameInput />
      <WebshopNameInput />
      <UrlInput />
      <ClientInput />
      <KvkNumberInput />
      <ExternalIdInput />
    </FormGroup>
  </EntityForm>
)
