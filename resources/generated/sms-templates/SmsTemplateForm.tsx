// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { smsTemplate } from '#schemas/generated/sms-template.ts'
import {
  ActiveInput,
  CategoryInput,
  CodeInput,
  CustomerInput,
  DestinationInput,
  FileTypeInput,
  LinkAllowedInput,
  NameInput,
  SenderInput,
  TextInput,
  TypeInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/sms-template.validate.js')

export const SmsTemplateForm = () => (
  <EntityForm entity={smsTemplate} validators={validators}>
    <FormGroup name="identity">
      <NameInput />
      <CodeInput />
      <CategoryInput />
      <TypeInput />
      <DestinationInput />
      <FileTypeInput />
      <CustomerInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="message">
      <SenderInput />
      <LinkAllowedInput />
      <TextInput />
    </FormGroup>
  </EntityForm>
)
