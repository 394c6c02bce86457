// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { interruptionEvent } from '#schemas/generated/interruption-event.ts'
import { ClaimInput, DateInput, KindInput, NoteInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/interruption-event.validate.js')

export const InterruptionEventForm = () => (
  <EntityForm entity={interruptionEvent} validators={validators}>
    <FormGroup>
      <ClaimInput />
      <DateInput />
      <KindInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
