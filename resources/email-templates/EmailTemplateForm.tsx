/** The form of one of the E-mail templates, with variables, faults and a preview beside it. */
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import {
  ActiveInput,
  AnnexesInput,
  BccInput,
  BodyInput,
  CategoryInput,
  CcInput,
  CodeInput,
  CustomerInput,
  DestinationInput,
  FileTypeInput,
  FromAddressInput,
  NameInput,
  ReplyToInput,
  SubjectInput,
  TypeInput,
} from '#resources/generated/email-templates/inputs.tsx'
import { TemplateFields } from '#resources/templates/TemplateFields.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'

const validators = () => import('#schemas/generated/email-template.validate.js')

export const EmailTemplateForm = () => (
  <EntityForm entity={emailTemplate} validators={validators}>
    <TemplateFields
      entity={emailTemplate}
      channel="email"
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
          <SubjectInput />
          <BodyInput />
        </FormGroup>
      }
      after={
        <FormGroup name="sending">
          <FromAddressInput />
          <ReplyToInput />
          <CcInput />
          <BccInput />
          <AnnexesInput />
        </FormGroup>
      }
    />
  </EntityForm>
)
