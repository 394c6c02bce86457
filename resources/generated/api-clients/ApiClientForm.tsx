// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { apiClient } from '#schemas/generated/api-client.ts'
import {
  ActiveInput,
  CustomerInput,
  ExpiresAtInput,
  IpAllowInput,
  NameInput,
  RateLimitInput,
  ScopesInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/api-client.validate.js')

export const ApiClientForm = () => (
  <EntityForm entity={apiClient} validators={validators}>
    <FormGroup>
      <NameInput />
      <CustomerInput />
      <ScopesInput />
      <IpAllowInput />
      <RateLimitInput />
      <ExpiresAtInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
