// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import type { ComputedOf } from '#domain/computedValues.ts'
import { ComputedValue } from '#resources/form/ComputedValue.tsx'
import { ComputedValues } from '#resources/form/ComputedValues.tsx'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { ValueField } from './fields.tsx'
import {
  BlockReasonInput,
  DebtorInput,
  EmailInput,
  KindInput,
  PhoneInput,
  PreferredInput,
  SourceInput,
  StatusInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/debtor-contact.validate.js')
const computed: ComputedOf = { value: { coalesce: ['$.email', '$.phone'] } }

export const DebtorContactForm = () => (
  <EntityForm entity={debtorContact} validators={validators}>
    <FormGroup>
      <DebtorInput />
      <KindInput />
      <EmailInput />
      <PhoneInput />
      <PreferredInput />
      <StatusInput />
      <SourceInput />
      <BlockReasonInput />
    </FormGroup>
    <ComputedValues entity={debtorContact} computed={computed}>
      <ComputedValue source="value" field={ValueField} />
    </ComputedValues>
  </EntityForm>
)
