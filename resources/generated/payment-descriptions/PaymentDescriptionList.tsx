// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { paymentDescription } from '#schemas/generated/payment-description.ts'
import {
  ActionColumn,
  ActiveColumn,
  CodeColumn,
  CounterpartyIbanColumn,
  FieldColumn,
  KindColumn,
  NameColumn,
  PatternColumn,
} from './fields.tsx'

export const PaymentDescriptionList = () => (
  <EntityList
    entity={paymentDescription}
    filters={['code', 'name', 'field', 'pattern', 'counterpartyIban', 'kind', 'action', 'active']}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <FieldColumn key="field" />
    <PatternColumn key="pattern" />
    <CounterpartyIbanColumn key="counterpartyIban" />
    <KindColumn key="kind" />
    <ActionColumn key="action" />
    <ActiveColumn key="active" />
  </EntityList>
)
