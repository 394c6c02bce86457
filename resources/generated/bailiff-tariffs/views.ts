// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
export { BailiffTariffList } from './BailiffTariffList.tsx'
export { BailiffTariffShow } from './BailiffTariffShow.tsx'
