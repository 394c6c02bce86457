// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { apiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import {
  ActiveField,
  CustomerField,
  LastCheckedAtField,
  LastValueField,
  MetricField,
  MinimumCallsField,
  NameField,
  OverSinceField,
  RecipientsField,
  ThresholdField,
  WindowMinutesField,
} from './fields.tsx'

export const ApiAlertRuleShow = () => (
  <EntityShow entity={apiAlertRule}>
    <ShowGroup name="rule">
      <Detail source="name" field={NameField} />
      <Detail source="metric" field={MetricField} />
      <Detail source="threshold" field={ThresholdField} when={{ metric: { ne: 'silence' } }} />
      <Detail source="windowMinutes" field={WindowMinutesField} />
      <Detail source="minimumCalls" field={MinimumCallsField} when={{ metric: { in: ['errorShare', 'p95'] } }} />
      <Detail source="customer" field={CustomerField} when={{ metric: { ne: 'failedSignIns' } }} />
      <Detail source="recipients" field={RecipientsField} wide read="ROLE_ADMIN or ROLE_EMPLOYEE" />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="state">
      <Detail source="overSince" field={OverSinceField} />
      <Detail source="lastValue" field={LastValueField} />
      <Detail source="lastCheckedAt" field={LastCheckedAtField} />
    </ShowGroup>
  </EntityShow>
)
