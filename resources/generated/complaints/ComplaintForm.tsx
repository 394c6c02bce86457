// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
import {
  CategoryInput,
  ChannelInput,
  ComplainantEmailInput,
  ComplainantInput,
  ComplainantNameInput,
  CustomerInput,
  FileNumberInput,
  HandlerInput,
  LanguageInput,
  MeasureInput,
  ReceivedAtInput,
  SubjectInput,
  TextInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/complaint.validate.js')

export const ComplaintForm = () => (
  <EntityForm entity={complaint} validators={validators}>
    <FormGroup name="complaint">
      <ReceivedAtInput />
      <ChannelInput />
      <SubjectInput />
      <CategoryInput />
      <TextInput />
    </FormGroup>
    <FormGroup name="complainant">
      <ComplainantInput />
      <ComplainantNameInput />
      <ComplainantEmailInput />
      <LanguageInput />
      <CustomerInput />
      <FileNumberInput />
    </FormGroup>
    <FormGroup name="handling">
      <HandlerInput />
      <MeasureInput />
    </FormGroup>
  </EntityForm>
)
