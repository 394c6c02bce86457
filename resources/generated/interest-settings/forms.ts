// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
export { InterestSettingForm } from './InterestSettingForm.tsx'
