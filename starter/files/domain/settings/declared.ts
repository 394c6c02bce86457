/** Every setting of the product, by group: its key, its rules, what holds until it is set, and how it is worded. */
import { retentionSettings } from './retention.ts'
import { securitySettings } from './security.ts'
import type { Setting } from './setting.ts'

export const settings: readonly Setting[] = [...securitySettings, ...retentionSettings]

export const settingByKey: ReadonlyMap<string, Setting> = new Map(settings.map((setting) => [setting.key, setting]))
