/** All settings of the product, by group: key, rules, default and texts. */
import { retentionSettings } from './retention.ts'
import { securitySettings } from './security.ts'
import type { Setting } from './setting.ts'

export const settings: readonly Setting[] = [...securitySettings, ...retentionSettings]

export const settingByKey: ReadonlyMap<string, Setting> = new Map(settings.map((setting) => [setting.key, setting]))
