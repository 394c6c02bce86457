// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { ActiveInput, CodeInput, DescriptionInput, NameInput, RolesInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/employee-group.validate.js')

export const EmployeeGroupForm = () => (
  <EntityForm entity={employeeGroup} validators={validators}>
    <FormGroup>
      <NameInput />
      <CodeInput />
      <DescriptionInput />
      <RolesInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
