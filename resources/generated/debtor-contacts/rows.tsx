// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import type { ChildKind } from '#resources/form/values/childRows.ts'
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

export const debtorContactRows: ChildKind = {
  entity: debtorContact,
  validators: () => import('#schemas/generated/debtor-contact.validate.js'),
  cells: [
    { name: 'debtor', input: DebtorInput },
    { name: 'kind', input: KindInput },
    { name: 'email', input: EmailInput },
    { name: 'phone', input: PhoneInput },
    { name: 'preferred', input: PreferredInput },
    { name: 'status', input: StatusInput },
    { name: 'source', input: SourceInput },
    { name: 'blockReason', input: BlockReasonInput },
    { name: 'value', field: ValueField },
  ],
  computed: { value: { coalesce: ['$.email', '$.phone'] } },
}
