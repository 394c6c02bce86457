// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const BailiffCreate = () => <CreatePage resource="bailiff" />
