// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
export { AddressSurveillanceList } from './AddressSurveillanceList.tsx'
export { AddressSurveillanceShow } from './AddressSurveillanceShow.tsx'
