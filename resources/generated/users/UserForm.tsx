// Generated from user.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
import { user } from '#schemas/generated/user.ts'
import {
  ActiveInput,
  CalendarEndInput,
  CalendarStartInput,
  CustomersInput,
  DepartmentInput,
  EmailInput,
  EmployeeGroupInput,
  GenderInput,
  InitialsInput,
  KindInput,
  LocaleInput,
  NameInput,
  OnlyTeamInput,
  PhoneInput,
  RolesInput,
  SalutationInput,
  SignatureInput,
  TeamInput,
  UsernameInput,
  WkiTrainedAtInput,
  WkiTrainingExpiresAtInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/user.validate.js')

export const UserForm = () => (
  <EntityForm entity={user} validators={validators}>
    <GroupTabs>
      <FormGroup name="person" tab>
        <NameInput />
        <InitialsInput />
        <SalutationInput />
        <GenderInput />
        <UsernameInput />
        <EmailInput />
        <PhoneInput />
        <LocaleInput />
      </FormGroup>
      <FormGroup name="work" tab>
        <KindInput />
        <CustomersInput />
        <EmployeeGroupInput />
        <TeamInput />
        <OnlyTeamInput />
        <DepartmentInput />
        <CalendarStartInput />
        <CalendarEndInput />
        <RolesInput />
        <ActiveInput />
      </FormGroup>
      <FormGroup name="training" tab>
        <WkiTrainedAtInput />
        <WkiTrainingExpiresAtInput />
        <SignatureInput />
      </FormGroup>
    </GroupTabs>
  </EntityForm>
)
