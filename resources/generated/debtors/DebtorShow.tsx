// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { debtor } from '#schemas/generated/debtor.ts'
import { Suspense } from 'react'
import {
  BirthDateField,
  CompanyField,
  CreatedAtField,
  CreatedByField,
  DeceasedAtField,
  DoNotCallField,
  DoNotEmailField,
  FirstNameField,
  GenderField,
  IbanField,
  InitialsField,
  InsertionField,
  InsolvencyStatusField,
  InsolvencyUntilField,
  KindField,
  KvkNumberField,
  LanguageField,
  LastNameField,
  LegalFormField,
  MergedIntoField,
  NameField,
  NotesField,
  NumberField,
  RepresentativeField,
  SalutationField,
  VatNumberField,
  VulnerableField,
} from './fields.tsx'

const DebtorAddressTable = lazyPart(async () => ({ default: (await import('#resources/generated/debtor-addresses/table.tsx')).DebtorAddressTable }))
const DebtorContactTable = lazyPart(async () => ({ default: (await import('#resources/generated/debtor-contacts/table.tsx')).DebtorContactTable }))

export const DebtorShow = () => (
  <EntityShow entity={debtor}>
    <ShowGroup name="person">
      <Detail source="kind" field={KindField} />
      <Detail source="company" field={CompanyField} when={{ kind: 'company' }} />
      <Detail source="legalForm" field={LegalFormField} when={{ kind: 'company' }} />
      <Detail source="kvkNumber" field={KvkNumberField} when={{ kind: 'company' }} />
      <Detail source="vatNumber" field={VatNumberField} when={{ kind: 'company' }} />
      <Detail source="salutation" field={SalutationField} when={{ kind: 'private' }} />
      <Detail source="initials" field={InitialsField} when={{ kind: 'private' }} />
      <Detail source="firstName" field={FirstNameField} when={{ kind: 'private' }} />
      <Detail source="insertion" field={InsertionField} when={{ kind: 'private' }} />
      <Detail source="lastName" field={LastNameField} when={{ kind: 'private' }} />
      <Detail source="gender" field={GenderField} when={{ kind: 'private' }} />
      <Detail source="birthDate" field={BirthDateField} when={{ kind: 'private' }} />
      <Detail source="deceasedAt" field={DeceasedAtField} when={{ kind: 'private' }} />
      <Detail source="language" field={LanguageField} />
    </ShowGroup>
    <ShowGroup name="handling">
      <Detail source="representative" field={RepresentativeField} />
      <Detail source="doNotCall" field={DoNotCallField} />
      <Detail source="doNotEmail" field={DoNotEmailField} />
      <Detail source="vulnerable" field={VulnerableField} />
      <Detail source="iban" field={IbanField} />
      <Detail source="notes" field={NotesField} wide />
      <Detail source="number" field={NumberField} />
      <Detail source="name" field={NameField} />
      <Detail source="insolvencyStatus" field={InsolvencyStatusField} />
      <Detail source="insolvencyUntil" field={InsolvencyUntilField} />
      <Detail source="mergedInto" field={MergedIntoField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
    <Suspense>
      <DebtorAddressTable name="addresses" property="debtor" />
    </Suspense>
    <Suspense>
      <DebtorContactTable name="contacts" property="debtor" />
    </Suspense>
  </EntityShow>
)
