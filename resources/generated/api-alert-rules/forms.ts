// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
export { ApiAlertRuleForm } from './ApiAlertRuleForm.tsx'
