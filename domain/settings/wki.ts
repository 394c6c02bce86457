/** Settings: the registration without which nobody may collect from consumers (Wki). */
import type { Setting } from './setting.ts'

export const wkiSettings: readonly Setting[] = [
  {
    key: 'wki.registrationNumber',
    group: 'wki',
    type: 'line',
    fallback: null,
    maxLength: 40,
    title: { nl: 'Registratienummer', en: 'Registration number', fr: 'Numéro d’enregistrement' },
    help: {
      nl: 'Zoals Justis het gaf; staat in alle post aan consumenten.',
      en: 'As given by Justis; stands in all mail to consumers.',
      fr: 'Attribué par Justis ; figure dans tout courrier aux consommateurs.',
    },
  },
  {
    key: 'wki.validUntil',
    group: 'wki',
    type: 'date',
    fallback: null,
    title: { nl: 'Geldig tot en met', en: 'Valid until', fr: 'Valable jusqu’au' },
  },
]
