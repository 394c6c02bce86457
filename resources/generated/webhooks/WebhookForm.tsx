// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { webhook } from '#schemas/generated/webhook.ts'
import { ActiveInput, CustomerInput, EventsInput, NameInput, UrlInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/webhook.validate.js')

export const WebhookForm = () => (
  <EntityForm entity={webhook} validators={validators}>
    <FormGroup>
      <CustomerInput />
      <UrlInput />
      <NameInput />
      <EventsInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
