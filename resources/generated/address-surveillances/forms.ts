// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
export { AddressSurveillanceForm } from './AddressSurveillanceForm.tsx'
export { AddressSurveillanceEdit } from './AddressSurveillanceEdit.tsx'
export { AddressSurveillanceCreate } from './AddressSurveillanceCreate.tsx'
