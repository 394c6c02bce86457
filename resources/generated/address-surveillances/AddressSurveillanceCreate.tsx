// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const AddressSurveillanceCreate = () => <CreatePage resource="address-surveillance" />
