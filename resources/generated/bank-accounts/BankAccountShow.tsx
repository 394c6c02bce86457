// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { bankAccount } from '#schemas/generated/bank-account.ts'
import { ActiveField, BicField, CustomerField, IbanField, KindField, NameField } from './fields.tsx'

export const BankAccountShow = () => (
  <EntityShow entity={bankAccount}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="iban" field={IbanField} />
      <Detail source="bic" field={BicField} />
      <Detail source="kind" field={KindField} />
      <Detail source="customer" field={CustomerField} when={{ kind: 'trust' }} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
