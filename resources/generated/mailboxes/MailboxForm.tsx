// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { mailbox } from '#schemas/generated/mailbox.ts'
import {
  ActiveInput,
  AddressInput,
  AfterwardsInput,
  FolderInput,
  HostInput,
  MoveToInput,
  PasswordInput,
  PortInput,
  SecurityInput,
  UserInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/mailbox.validate.js')

export const MailboxForm = () => (
  <EntityForm entity={mailbox} validators={validators}>
    <FormGroup>
      <AddressInput />
      <HostInput />
      <PortInput />
      <SecurityInput />
      <UserInput />
      <PasswordInput />
      <FolderInput />
      <AfterwardsInput />
      <MoveToInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
