// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { clientCostTemplate } from '#schemas/generated/client-cost-template.ts'
import { ActiveInput, DescriptionInput, NameInput, RulesInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/client-cost-template.validate.js')

export const ClientCostTemplateForm = () => (
  <EntityForm entity={clientCostTemplate} validators={validators}>
    <FormGroup>
      <NameInput />
      <DescriptionInput />
      <ActiveInput />
      <RulesInput />
    </FormGroup>
  </EntityForm>
)
