// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { advanceDefinition } from '#schemas/generated/advance-definition.ts'
import {
  ActiveColumn,
  AmountColumn,
  AskAtColumn,
  CodeColumn,
  FormulaColumn,
  NameColumn,
  RefundableColumn,
} from './fields.tsx'

export const AdvanceDefinitionList = () => (
  <EntityList
    entity={advanceDefinition}
    filters={['code', 'name', 'formula', 'amount', 'askAt', 'refundable', 'active']}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <FormulaColumn key="formula" />
    <AmountColumn key="amount" />
    <AskAtColumn key="askAt" />
    <RefundableColumn key="refundable" />
    <ActiveColumn key="active" />
  </EntityList>
)
