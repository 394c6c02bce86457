// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { advanceDefinition } from '#schemas/generated/advance-definition.ts'
import {
  ActiveField,
  AmountField,
  AskAtField,
  CodeField,
  FormulaField,
  InvoiceTextField,
  NameField,
  RefundableField,
} from './fields.tsx'

export const AdvanceDefinitionShow = () => (
  <EntityShow entity={advanceDefinition}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="formula" field={FormulaField} />
      <Detail source="amount" field={AmountField} when={{ formula: 'fixed' }} />
      <Detail source="askAt" field={AskAtField} />
      <Detail source="invoiceText" field={InvoiceTextField} wide />
      <Detail source="refundable" field={RefundableField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
