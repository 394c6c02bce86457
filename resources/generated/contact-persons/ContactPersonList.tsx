// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import {
  ActiveColumn,
  CustomerColumn,
  EmailColumn,
  FirstNameColumn,
  JobTitleColumn,
  LastNameColumn,
  PhoneColumn,
  PortalAccessColumn,
} from './fields.tsx'

export const ContactPersonList = () => (
  <EntityList
    entity={contactPerson}
    filters={['customer', 'firstName', 'lastName', 'jobTitle', 'email', 'phone', 'portalAccess', 'active']}
  >
    <LastNameColumn key="lastName" />
    <FirstNameColumn key="firstName" />
    <CustomerColumn key="customer" />
    <JobTitleColumn key="jobTitle" />
    <EmailColumn key="email" />
    <PhoneColumn key="phone" />
    <PortalAccessColumn key="portalAccess" />
    <ActiveColumn key="active" />
  </EntityList>
)
