// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import { FromInput, NoteInput, PhoneInput, ReasonInput, UntilInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/dialer-blacklist.validate.js')

export const DialerBlacklistForm = () => (
  <EntityForm entity={dialerBlacklist} validators={validators}>
    <FormGroup>
      <PhoneInput />
      <ReasonInput />
      <FromInput />
      <UntilInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
