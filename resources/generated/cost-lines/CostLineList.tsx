// Generated from cost-line.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { costLine } from '#schemas/generated/cost-line.ts'
import {
  AmountColumn,
  ChargeToColumn,
  CostTypeColumn,
  CustomerColumn,
  DateColumn,
  DescriptionColumn,
  FileColumn,
  SourceColumn,
  StatusColumn,
  VatAmountColumn,
} from './fields.tsx'

export const CostLineList = () => (
  <EntityList
    entity={costLine}
    filters={['file', 'customer', 'costType', 'date', 'amount', 'vatAmount', 'chargeTo', 'source', 'status']}
    hidden={['customer']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <CostTypeColumn key="costType" />
    <DateColumn key="date" />
    <DescriptionColumn key="description" />
    <AmountColumn key="amount" />
    <VatAmountColumn key="vatAmount" />
    <ChargeToColumn key="chargeTo" />
    <SourceColumn key="source" />
    <StatusColumn key="status" />
  </EntityList>
)
