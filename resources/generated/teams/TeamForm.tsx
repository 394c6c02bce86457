// Generated from team.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { team } from '#schemas/generated/team.ts'
import { ActiveInput, ManagerInput, MaxOpenItemsInput, NameInput, PhasesInput, WorkingHoursInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/team.validate.js')

export const TeamForm = () => (
  <EntityForm entity={team} validators={validators}>
    <FormGroup name="team">
      <NameInput />
      <ManagerInput />
      <PhasesInput />
      <MaxOpenItemsInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="hours">
      <WorkingHoursInput />
    </FormGroup>
  </EntityForm>
)
