/** The form of one of the SMS templates, with variables, faults and a preview beside it. */
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
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
} from '#resources/generated/sms-templates/inputs.tsx'
import { SmsLengths } from '#resources/templates/SmsLengths.tsx'
import { TemplateFields } from '#resources/templates/TemplateFields.tsx'
import { smsTemplate } from '#schemas/generated/sms-template.ts'

const validators = () => import('#schemas/generated/sms-template.validate.js')

export const SmsTemplateForm = () => (
  <EntityForm entity={smsTemplate} validators={validators}>
    <TemplateFields
      entity={smsTemplate}
      channel="sms"
      before={
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
      }
      texts={
        <FormGroup name="message">
          <SenderInput />
          <LinkAllowedInput />
          <TextInput />
          <SmsLengths source="text" />
        </FormGroup>
      }
    />
  </EntityForm>
)
