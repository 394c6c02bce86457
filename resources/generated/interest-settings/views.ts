// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
export { InterestSettingList } from './InterestSettingList.tsx'
export { InterestSettingShow } from './InterestSettingShow.tsx'
