// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const AddressSurveillanceEdit = () => <EditPage resource="address-surveillance" />
