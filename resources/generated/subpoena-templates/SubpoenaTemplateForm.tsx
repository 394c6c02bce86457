// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'
import {
  ActiveInput,
  ClaimInput,
  CodeInput,
  CourtTypeInput,
  DefencesInput,
  EvidenceInput,
  FileTypeInput,
  GroundsInput,
  LanguageInput,
  LegalTypeInput,
  NameInput,
  NoticesInput,
  PartiesInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/subpoena-template.validate.js')

export const SubpoenaTemplateForm = () => (
  <EntityForm entity={subpoenaTemplate} validators={validators}>
    <GroupTabs>
      <FormGroup name="identity" tab>
        <NameInput />
        <CodeInput />
        <LegalTypeInput />
        <CourtTypeInput />
        <FileTypeInput />
        <LanguageInput />
        <ActiveInput />
      </FormGroup>
      <FormGroup name="sections" tab>
        <PartiesInput />
        <GroundsInput />
        <DefencesInput />
        <EvidenceInput />
        <ClaimInput />
        <NoticesInput />
      </FormGroup>
    </GroupTabs>
  </EntityForm>
)
