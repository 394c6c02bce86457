/** All settings of the office, by group: key, rules, default and texts. */
import { complaintsSettings } from './complaints.ts'
import { fileRetentionSettings } from './fileRetention.ts'
import { financeSettings } from './finance.ts'
import { numberingSettings } from './numbering.ts'
import { officeSettings } from './office.ts'
import { retentionSettings } from './retention.ts'
import { securitySettings } from './security.ts'
import { sendingSettings } from './sending.ts'
import { wkiSettings } from './wki.ts'
import type { Setting } from './setting.ts'

export const settings: readonly Setting[] = [
  ...officeSettings,
  ...wkiSettings,
  ...complaintsSettings,
  ...sendingSettings,
  ...financeSettings,
  ...numberingSettings,
  ...securitySettings,
  ...fileRetentionSettings,
  ...retentionSettings,
]

export const settingByKey: ReadonlyMap<string, Setting> = new Map(settings.map((setting) => [setting.key, setting]))
