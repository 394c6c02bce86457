// Generated from user.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { user } from '#schemas/generated/user.ts'
import {
  ActiveField,
  CalendarEndField,
  CalendarStartField,
  CreatedAtField,
  CustomersField,
  DepartmentField,
  EmailField,
  EmployeeGroupField,
  GenderField,
  InitialsField,
  KindField,
  LastLoginAtField,
  LocaleField,
  NameField,
  PhoneField,
  RolesField,
  SalutationField,
  SignatureField,
  TeamField,
  UsernameField,
  WkiTrainedAtField,
  WkiTrainingExpiresAtField,
} from './fields.tsx'

export const UserShow = () => (
  <EntityShow entity={user}>
    <ShowGroup name="person">
      <Detail source="name" field={NameField} />
      <Detail source="initials" field={InitialsField} />
      <Detail source="salutation" field={SalutationField} />
      <Detail source="gender" field={GenderField} />
      <Detail source="username" field={UsernameField} />
      <Detail source="email" field={EmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="locale" field={LocaleField} />
    </ShowGroup>
    <ShowGroup name="work">
      <Detail source="kind" field={KindField} />
      <Detail source="customers" field={CustomersField} wide when={{ kind: { in: ['customer', 'contact_person'] } }} />
      <Detail source="employeeGroup" field={EmployeeGroupField} when={{ kind: 'employee' }} />
      <Detail source="team" field={TeamField} when={{ kind: 'employee' }} />
      <Detail source="department" field={DepartmentField} />
      <Detail source="calendarStart" field={CalendarStartField} when={{ kind: 'employee' }} />
      <Detail source="calendarEnd" field={CalendarEndField} when={{ kind: 'employee' }} />
      <Detail source="roles" field={RolesField} wide />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="training">
      <Detail source="wkiTrainedAt" field={WkiTrainedAtField} />
      <Detail source="wkiTrainingExpiresAt" field={WkiTrainingExpiresAtField} />
      <Detail source="signature" field={SignatureField} wide />
      <Detail source="lastLoginAt" field={LastLoginAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
