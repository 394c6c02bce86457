/** Settings: how long data with a limited lifetime is stored. */
import type { Setting } from './setting.ts'

export const retentionSettings: readonly Setting[] = [
  {
    key: 'retention.draftDays',
    group: 'retention',
    type: 'integer',
    fallback: 30,
    minimum: 1,
    maximum: 365,
    title: {
      nl: 'Concepten van formulieren in dagen',
      en: 'Drafts of forms in days',
      fr: 'Brouillons de formulaires, en jours',
    },
    help: {
      nl: 'Wat iemand invulde en niet opsloeg. Wat ouder is, wordt binnen een uur gewist.',
      en: 'What somebody typed and did not save. What is older is deleted within the hour.',
      fr: 'Ce que quelqu’un a saisi sans enregistrer. Ce qui est plus ancien est effacé dans l’heure.',
    },
  },
  {
    key: 'retention.bulkRunDays',
    group: 'retention',
    type: 'integer',
    fallback: 30,
    minimum: 1,
    maximum: 365,
    title: {
      nl: 'Bulkbewerkingen met hun uitkomsten in dagen',
      en: 'Bulk runs and their receipts, in days',
      fr: 'Traitements par lot et leurs résultats, en jours',
    },
    help: {
      nl: 'Wat ouder is, wordt binnen een uur gewist en is niet meer terug te draaien.',
      en: 'What is older is deleted within the hour and can no longer be undone.',
      fr: 'Ce qui est plus ancien est effacé dans l’heure et ne peut plus être annulé.',
    },
  },
]
