// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { apiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import {
  ActiveColumn,
  CustomerColumn,
  LastValueColumn,
  MetricColumn,
  NameColumn,
  OverSinceColumn,
  RecipientsColumn,
  ThresholdColumn,
  WindowMinutesColumn,
} from './fields.tsx'

export const ApiAlertRuleList = () => (
  <EntityList entity={apiAlertRule} filters={['name', 'metric', 'customer', 'recipients', 'active', 'overSince']}>
    <NameColumn key="name" />
    <MetricColumn key="metric" />
    <ThresholdColumn key="threshold" />
    <WindowMinutesColumn key="windowMinutes" />
    <CustomerColumn key="customer" />
    <RecipientsColumn key="recipients" />
    <ActiveColumn key="active" />
    <OverSinceColumn key="overSince" />
    <LastValueColumn key="lastValue" />
  </EntityList>
)
