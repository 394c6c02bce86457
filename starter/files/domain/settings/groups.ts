/** The groups of settings, in the order of the form. */
import type { Said, SettingGroup } from './setting.ts'

export const settingGroups: readonly { name: SettingGroup; title: Said }[] = [
  { name: 'security', title: { en: 'Security', nl: 'Beveiliging' } },
  { name: 'retention', title: { en: 'Retention', nl: 'Bewaartermijnen' } },
]
