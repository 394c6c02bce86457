/** The form of one of the Summons templates, with variables, faults and a preview beside it. */
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
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
} from '#resources/generated/subpoena-templates/inputs.tsx'
import { TemplateFields } from '#resources/templates/TemplateFields.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'

const validators = () => import('#schemas/generated/subpoena-template.validate.js')

export const SubpoenaTemplateForm = () => (
  <EntityForm entity={subpoenaTemplate} validators={validators}>
    <TemplateFields
      entity={subpoenaTemplate}
      channel="legal"
      before={
        <FormGroup name="identity">
          <NameInput />
          <CodeInput />
          <LegalTypeInput />
          <CourtTypeInput />
          <FileTypeInput />
          <LanguageInput />
          <ActiveInput />
        </FormGroup>
      }
      texts={
        <FormGroup name="sections">
          <PartiesInput />
          <GroundsInput />
          <DefencesInput />
          <EvidenceInput />
          <ClaimInput />
          <NoticesInput />
        </FormGroup>
      }
    />
  </EntityForm>
)
