// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import {
  ClaimColumn,
  CompoundingColumn,
  CustomerColumn,
  FileColumn,
  FromColumn,
  PerColumn,
  RateColumn,
  ReasonColumn,
  SurchargeColumn,
  TypeColumn,
  UntilColumn,
} from './fields.tsx'

export const InterestSettingList = () => (
  <EntityList
    entity={interestSetting}
    filters={['file', 'customer', 'claim', 'type', 'per', 'compounding', 'from', 'until']}
    hidden={['customer']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <ClaimColumn key="claim" />
    <TypeColumn key="type" />
    <RateColumn key="rate" />
    <PerColumn key="per" />
    <SurchargeColumn key="surcharge" />
    <CompoundingColumn key="compounding" />
    <FromColumn key="from" />
    <UntilColumn key="until" />
    <ReasonColumn key="reason" />
  </EntityList>
)
