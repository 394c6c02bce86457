// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const EmailTemplateCreate = () => <CreatePage resource="email-template" />
