import { TemplateActions } from '#resources/templates/TemplateActions.tsx'
import { smsTemplate } from '#schemas/generated/sms-template.ts'

export const SmsTemplateActions = () => <TemplateActions entity={smsTemplate} />
