// Generated from debtor.schema.json by npm run codegen. Do not edit.
import type { ComputedOf } from '#domain/computedValues.ts'
import { ComputedValue } from '#resources/form/ComputedValue.tsx'
import { ComputedValues } from '#resources/form/ComputedValues.tsx'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { debtorAddressRows } from '#resources/generated/debtor-addresses/rows.tsx'
import { debtorContactRows } from '#resources/generated/debtor-contacts/rows.tsx'
import { ChildRows } from '#resources/inputs/children/ChildRows.tsx'
import { debtor } from '#schemas/generated/debtor.ts'
import { NameField } from './fields.tsx'
import {
  BirthDateInput,
  CompanyInput,
  DeceasedAtInput,
  DoNotCallInput,
  DoNotEmailInput,
  FirstNameInput,
  GenderInput,
  IbanInput,
  InitialsInput,
  InsertionInput,
  KindInput,
  KvkNumberInput,
  LanguageInput,
  LastNameInput,
  LegalFormInput,
  NotesInput,
  RepresentativeInput,
  SalutationInput,
  VatNumberInput,
  VulnerableInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/debtor.validate.js')
const rows = { addresses: debtorAddressRows, contacts: debtorContactRows }
const computed: ComputedOf = {
  name: {
    if: { kind: 'company' },
    take: '$.company',
    else: { join: [{ coalesce: ['$.firstName', '$.initials'] }, '$.insertion', '$.lastName'], with: ' ' },
  },
}

export const DebtorForm = () => (
  <EntityForm entity={debtor} validators={validators} rows={rows}>
    <FormGroup name="person">
      <KindInput />
      <CompanyInput />
      <LegalFormInput />
      <KvkNumberInput />
      <VatNumberInput />
      <SalutationInput />
      <InitialsInput />
      <FirstNameInput />
      <InsertionInput />
      <LastNameInput />
      <GenderInput />
      <BirthDateInput />
      <DeceasedAtInput />
      <LanguageInput />
    </FormGroup>
    <FormGroup name="handling">
      <RepresentativeInput />
      <DoNotCallInput />
      <DoNotEmailInput />
      <VulnerableInput />
      <IbanInput />
      <NotesInput />
    </FormGroup>
    <ChildRows name="addresses" of={debtorAddressRows} property="debtor" most={100} />
    <ChildRows name="contacts" of={debtorContactRows} property="debtor" most={100} />
    <ComputedValues entity={debtor} computed={computed} rows={rows}>
      <ComputedValue source="name" field={NameField} />
    </ComputedValues>
  </EntityForm>
)
