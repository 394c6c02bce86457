// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { fileLog } from '#schemas/generated/file-log.ts'
import {
  CallResultInput,
  CallerNameInput,
  CallerNumberInput,
  CategoryInput,
  ChannelInput,
  ContentInput,
  DataChangeInput,
  FileInput,
  SubjectInput,
  TermAmountInput,
  TermFrequencyInput,
  TermStartInput,
  TypeInput,
  VisibleToClientInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/file-log.validate.js')

export const FileLogForm = () => (
  <EntityForm entity={fileLog} validators={validators}>
    <FormGroup name="entry">
      <FileInput />
      <SubjectInput />
      <ContentInput />
      <CategoryInput />
      <TypeInput />
      <ChannelInput />
      <VisibleToClientInput />
    </FormGroup>
    <FormGroup name="call">
      <CallerNameInput />
      <CallerNumberInput />
      <CallResultInput />
    </FormGroup>
    <FormGroup name="request">
      <DataChangeInput />
      <TermAmountInput />
      <TermFrequencyInput />
      <TermStartInput />
    </FormGroup>
  </EntityForm>
)
