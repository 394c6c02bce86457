// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import {
  BrokenAtColumn,
  CustomerColumn,
  FileColumn,
  FrequencyColumn,
  NextDueDateColumn,
  NumberColumn,
  PaidAmountColumn,
  RestColumn,
  StartDateColumn,
  StatusColumn,
  TotalColumn,
} from './fields.tsx'

export const ArrangementList = () => (
  <EntityList
    entity={arrangement}
    filters={[
      'number',
      'file',
      'customer',
      'status',
      'total',
      'frequency',
      'startDate',
      'nextDueDate',
      'paidAmount',
      'rest',
      'brokenAt',
    ]}
    hidden={['customer', 'rest', 'brokenAt']}
  >
    <NumberColumn key="number" />
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <StatusColumn key="status" />
    <TotalColumn key="total" />
    <PaidAmountColumn key="paidAmount" />
    <RestColumn key="rest" />
    <FrequencyColumn key="frequency" />
    <StartDateColumn key="startDate" />
    <NextDueDateColumn key="nextDueDate" />
    <BrokenAtColumn key="brokenAt" />
  </EntityList>
)
