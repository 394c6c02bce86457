// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { apiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import {
  ActiveInput,
  CustomerInput,
  MetricInput,
  MinimumCallsInput,
  NameInput,
  RecipientsInput,
  ThresholdInput,
  WindowMinutesInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/api-alert-rule.validate.js')

export const ApiAlertRuleForm = () => (
  <EntityForm entity={apiAlertRule} validators={validators}>
    <FormGroup>
      <NameInput />
      <MetricInput />
      <ThresholdInput />
      <WindowMinutesInput />
      <MinimumCallsInput />
      <CustomerInput />
      <RecipientsInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
