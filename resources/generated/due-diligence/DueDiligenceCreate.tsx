// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const DueDiligenceCreate = () => <CreatePage resource="due-diligence" />
