// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'
import {
  ActiveInput,
  AddressWindowInput,
  BodyInput,
  CategoryInput,
  CodeInput,
  ColourInput,
  CostTypeInput,
  CustomerInput,
  DestinationInput,
  DuplexInput,
  EnclosuresInput,
  FileTypeInput,
  LetterheadInput,
  NameInput,
  RegisteredInput,
  SignatureInput,
  SubjectInput,
  TypeInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/post-mail-template.validate.js')

export const PostMailTemplateForm = () => (
  <EntityForm entity={postMailTemplate} validators={validators}>
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
        <LetterheadInput />
        <AddressWindowInput />
        <SignatureInput />
        <EnclosuresInput />
        <CostTypeInput />
        <DuplexInput />
        <ColourInput />
        <RegisteredInput />
      </FormGroup>
    </GroupTabs>
  </EntityForm>
)
