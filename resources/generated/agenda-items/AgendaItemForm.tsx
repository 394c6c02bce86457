// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import {
  AssignedToInput,
  DateInput,
  FileInput,
  NoteInput,
  PriorityInput,
  SubjectInput,
  TeamInput,
  TimeInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/agenda-item.validate.js')

export const AgendaItemForm = () => (
  <EntityForm entity={agendaItem} validators={validators}>
    <FormGroup>
      <FileInput />
      <SubjectInput />
      <DateInput />
      <TimeInput />
      <AssignedToInput />
      <TeamInput />
      <PriorityInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
