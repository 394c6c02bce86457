// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import {
  ActiveInput,
  CustomerInput,
  DepartmentInput,
  EmailInput,
  FirstNameInput,
  GenderInput,
  JobTitleInput,
  LanguageInput,
  LastNameInput,
  MobileInput,
  PhoneInput,
  PortalAccessInput,
  ReceivesInvoicesInput,
  ReceivesReportsInput,
  SalutationInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/contact-person.validate.js')

export const ContactPersonForm = () => (
  <EntityForm entity={contactPerson} validators={validators}>
    <FormGroup name="person">
      <CustomerInput />
      <SalutationInput />
      <FirstNameInput />
      <LastNameInput />
      <GenderInput />
      <JobTitleInput />
      <DepartmentInput />
      <LanguageInput />
    </FormGroup>
    <FormGroup name="contact">
      <EmailInput />
      <PhoneInput />
      <MobileInput />
    </FormGroup>
    <FormGroup name="portal">
      <PortalAccessInput />
      <ReceivesReportsInput />
      <ReceivesInvoicesInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
