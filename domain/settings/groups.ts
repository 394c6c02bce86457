/** The groups of settings, in the order of the form. */
import type { Said, SettingGroup } from './setting.ts'

export const settingGroups: readonly { name: SettingGroup; title: Said }[] = [
  { name: 'office', title: { nl: 'Kantoor', en: 'Office', fr: 'Bureau' } },
  { name: 'wki', title: { nl: 'Wki-registratie', en: 'Wki registration', fr: 'Enregistrement Wki' } },
  { name: 'complaints', title: { nl: 'Klachten', en: 'Complaints', fr: 'Réclamations' } },
  { name: 'sending', title: { nl: 'Verzenden', en: 'Sending', fr: 'Envoi' } },
  { name: 'finance', title: { nl: 'Financiën', en: 'Finance', fr: 'Finances' } },
  { name: 'numbering', title: { nl: 'Nummering', en: 'Numbering', fr: 'Numérotation' } },
  { name: 'security', title: { nl: 'Beveiliging', en: 'Security', fr: 'Sécurité' } },
  { name: 'retention', title: { nl: 'Bewaartermijnen', en: 'Retention', fr: 'Conservation' } },
]
