// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import {
  ActiveInput,
  CodeInput,
  DefaultDaysInput,
  DepartmentInput,
  DialerInput,
  NameInput,
  PriorityInput,
  SelectableInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/agenda-subject.validate.js')

export const AgendaSubjectForm = () => (
  <EntityForm entity={agendaSubject} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <DepartmentInput />
      <PriorityInput />
      <DefaultDaysInput />
      <DialerInput />
      <SelectableInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
