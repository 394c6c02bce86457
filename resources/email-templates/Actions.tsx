import { TemplateActions } from '#resources/templates/TemplateActions.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'

export const EmailTemplateActions = () => <TemplateActions entity={emailTemplate} />
