// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import {
  ActiveField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DepartmentField,
  EmailField,
  FirstNameField,
  GenderField,
  JobTitleField,
  LanguageField,
  LastNameField,
  MobileField,
  PhoneField,
  PortalAccessField,
  ReceivesInvoicesField,
  ReceivesReportsField,
  SalutationField,
  UserField,
} from './fields.tsx'

export const ContactPersonShow = () => (
  <EntityShow entity={contactPerson}>
    <ShowGroup name="person">
      <Detail source="customer" field={CustomerField} />
      <Detail source="salutation" field={SalutationField} />
      <Detail source="firstName" field={FirstNameField} />
      <Detail source="lastName" field={LastNameField} />
      <Detail source="gender" field={GenderField} />
      <Detail source="jobTitle" field={JobTitleField} />
      <Detail source="department" field={DepartmentField} />
      <Detail source="language" field={LanguageField} />
    </ShowGroup>
    <ShowGroup name="contact">
      <Detail source="email" field={EmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="mobile" field={MobileField} />
    </ShowGroup>
    <ShowGroup name="portal">
      <Detail source="portalAccess" field={PortalAccessField} />
      <Detail source="receivesReports" field={ReceivesReportsField} />
      <Detail source="receivesInvoices" field={ReceivesInvoicesField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="user" field={UserField} read="ROLE_EMPLOYEE" />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
