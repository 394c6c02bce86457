/** Settings: how long data with a limited lifetime is stored. */
import type { Setting } from './setting.ts'

export const retentionSettings: readonly Setting[] = [
  {
    key: 'retention.apiLogDays',
    group: 'retention',
    type: 'integer',
    fallback: 90,
    minimum: 7,
    maximum: 365,
    title: {
      nl: 'API-aanroepen en webhookleveringen in dagen',
      en: 'API calls and webhook deliveries in days',
      fr: 'Appels d’API et livraisons de webhooks, en jours',
    },
    help: {
      nl: 'Wat ouder is, wordt binnen een uur gewist.',
      en: 'What is older is deleted within the hour.',
      fr: 'Ce qui est plus ancien est effacé dans l’heure.',
    },
  },
  {
    key: 'retention.readLogDays',
    group: 'retention',
    type: 'integer',
    fallback: 365,
    minimum: 30,
    maximum: 3650,
    title: {
      nl: 'Wie gevoelige gegevens las, in dagen',
      en: 'Who read sensitive data, in days',
      fr: 'Qui a lu des données sensibles, en jours',
    },
    help: {
      nl: 'Wat ouder is, wordt binnen een uur gewist.',
      en: 'What is older is deleted within the hour.',
      fr: 'Ce qui est plus ancien est effacé dans l’heure.',
    },
  },
]
