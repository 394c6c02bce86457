/** The form of one of the Letter templates, with variables, faults and a preview beside it. */
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
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
} from '#resources/generated/post-mail-templates/inputs.tsx'
import { TemplateFields } from '#resources/templates/TemplateFields.tsx'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'

const validators = () => import('#schemas/generated/post-mail-template.validate.js')

export const PostMailTemplateForm = () => (
  <EntityForm entity={postMailTemplate} validators={validators}>
    <TemplateFields
      entity={postMailTemplate}
      channel="post"
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
          <LetterheadInput />
          <AddressWindowInput />
          <SignatureInput />
          <EnclosuresInput />
          <CostTypeInput />
          <DuplexInput />
          <ColourInput />
          <RegisteredInput />
        </FormGroup>
      }
    />
  </EntityForm>
)
