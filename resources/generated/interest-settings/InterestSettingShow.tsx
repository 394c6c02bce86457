// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import {
  ClaimField,
  CompoundingField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  FileField,
  FromField,
  PerField,
  RateField,
  ReasonField,
  SurchargeField,
  TypeField,
  UntilField,
} from './fields.tsx'

export const InterestSettingShow = () => (
  <EntityShow entity={interestSetting}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="claim" field={ClaimField} />
      <Detail source="type" field={TypeField} />
      <Detail source="rate" field={RateField} when={{ type: 'contractual' }} />
      <Detail source="per" field={PerField} when={{ type: 'contractual' }} />
      <Detail source="surcharge" field={SurchargeField} />
      <Detail source="compounding" field={CompoundingField} />
      <Detail source="from" field={FromField} />
      <Detail source="until" field={UntilField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
