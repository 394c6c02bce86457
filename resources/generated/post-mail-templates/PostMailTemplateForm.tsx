// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
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
      <SubjectInput />
      <BodyInput />
    </FormGroup>
    <FormGroup name="sending">
      <LetterheadInput />
      <AddressWindowInput />
      <SignatureInput />
      <EnclosuresInput />
      <CostTypeInput />
      <DuplexInput />
      <ColourInput />
      <RegisteredInput />
    </FormGroup>
  </EntityForm>
)
