// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
export { ApiAlertRuleList } from './ApiAlertRuleList.tsx'
export { ApiAlertRuleShow } from './ApiAlertRuleShow.tsx'
