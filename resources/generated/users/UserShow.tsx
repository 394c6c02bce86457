// Generated from user.schema.json by npm run codegen. Do not edit.
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { user } from '#schemas/generated/user.ts'
import { Suspense } from 'react'
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
  OnlyTeamField,
  PhoneField,
  RolesField,
  SalutationField,
  SignatureField,
  TeamField,
  UsernameField,
  WkiTrainedAtField,
  WkiTrainingExpiresAtField,
} from './fields.tsx'

const GroupTabs = lazyPart(async () => ({ default: (await import('#resources/tabs/GroupTabs.tsx')).GroupTabs }))

export const UserShow = () => (
  <EntityShow entity={user}>
    <Suspense>
      <GroupTabs>
        <ShowGroup name="person" tab>
          <Detail source="name" field={NameField} />
          <Detail source="initials" field={InitialsField} />
          <Detail source="salutation" field={SalutationField} />
          <Detail source="gender" field={GenderField} />
          <Detail source="username" field={UsernameField} />
          <Detail source="email" field={EmailField} />
          <Detail source="phone" field={PhoneField} />
          <Detail source="locale" field={LocaleField} />
          <Detail source="lastLoginAt" field={LastLoginAtField} />
          <Detail source="createdAt" field={CreatedAtField} />
        </ShowGroup>
        <ShowGroup name="work" tab>
          <Detail source="kind" field={KindField} />
          <Detail
            source="customers"
            field={CustomersField}
            wide
            when={{ kind: { in: ['customer', 'contact_person'] } }}
          />
          <Detail source="employeeGroup" field={EmployeeGroupField} when={{ kind: 'employee' }} />
          <Detail source="team" field={TeamField} when={{ kind: 'employee' }} />
          <Detail source="onlyTeam" field={OnlyTeamField} when={{ kind: 'employee' }} />
          <Detail source="department" field={DepartmentField} />
          <Detail source="calendarStart" field={CalendarStartField} when={{ kind: 'employee' }} />
          <Detail source="calendarEnd" field={CalendarEndField} when={{ kind: 'employee' }} />
          <Detail source="roles" field={RolesField} wide />
          <Detail source="active" field={ActiveField} />
        </ShowGroup>
        <ShowGroup name="training" tab>
          <Detail source="wkiTrainedAt" field={WkiTrainedAtField} />
          <Detail source="wkiTrainingExpiresAt" field={WkiTrainingExpiresAtField} />
          <Detail source="signature" field={SignatureField} wide />
        </ShowGroup>
      </GroupTabs>
    </Suspense>
  </EntityShow>
)
