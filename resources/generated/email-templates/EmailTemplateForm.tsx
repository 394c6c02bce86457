// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'
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
} from './inputs.tsx'

const validators = () => import('#schemas/generated/email-template.validate.js')

export const EmailTemplateForm = () => (
  <EntityForm entity={emailTemplate} validators={validators}>
    <GroupTabs>
      <FormGroup name="identity" tab>
        <NameInput />
        <CodeInput />
        <CategoryInput />
        <TypeInput />
        <DestinationInput />
        <FileTypeInput />
        <CustomerInput />
        <ActiveInput />
      </FormGroup>
      <FormGroup name="message" tab>
        <SubjectInput />
        <BodyInput />
      </FormGroup>
      <FormGroup name="sending" tab>
        <FromAddressInput />
        <ReplyToInput />
        <CcInput />
        <BccInput />
        <AnnexesInput />
      </FormGroup>
    </GroupTabs>
  </EntityForm>
)
