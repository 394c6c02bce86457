// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
export { BailiffTariffForm } from './BailiffTariffForm.tsx'
