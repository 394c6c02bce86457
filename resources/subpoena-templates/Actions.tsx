import { TemplateActions } from '#resources/templates/TemplateActions.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'

export const SubpoenaTemplateActions = () => <TemplateActions entity={subpoenaTemplate} />
