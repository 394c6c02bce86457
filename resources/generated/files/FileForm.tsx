// Generated from file.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { file } from '#schemas/generated/file.ts'
import {
  AccountManagerInput,
  CaseManagerInput,
  ClientReferenceInput,
  CoDebtorsInput,
  CustomerInput,
  CustomerNumberInput,
  DebtorInput,
  DescriptionInput,
  FileStatusInput,
  FileTypeInput,
  LanguageInput,
  LegalTypeInput,
  MerchantInput,
  NotesInput,
  PhaseInput,
  ReceivedAtInput,
  TagsInput,
  TeamInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/file.validate.js')

export const FileForm = () => (
  <EntityForm entity={file} validators={validators}>
    <FormGroup name="parties">
      <CustomerInput />
      <MerchantInput />
      <DebtorInput />
      <CoDebtorsInput />
      <FileTypeInput />
      <ClientReferenceInput />
      <CustomerNumberInput />
      <ReceivedAtInput />
      <LanguageInput />
    </FormGroup>
    <FormGroup name="handling">
      <PhaseInput />
      <FileStatusInput />
      <LegalTypeInput />
      <TeamInput />
      <CaseManagerInput />
      <AccountManagerInput />
      <TagsInput />
      <DescriptionInput />
      <NotesInput />
    </FormGroup>
  </EntityForm>
)
