// Generated from court.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const CourtCreate = () => <CreatePage resource="court" />
