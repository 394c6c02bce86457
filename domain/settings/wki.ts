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
  {
    key: 'wki.messagesStop',
    group: 'wki',
    type: 'boolean',
    fallback: true,
    title: {
      nl: 'Geen berichten aan consumenten na de laatste dag',
      en: 'No messages to consumers after the last day',
      fr: 'Aucun message aux consommateurs après le dernier jour',
    },
  },
  {
    key: 'wki.intakeStops',
    group: 'wki',
    type: 'choice',
    fallback: 'rejected_or_expired',
    choices: [
      {
        value: 'rejected_or_expired',
        title: { nl: 'Afgewezen of verlopen', en: 'Rejected or expired', fr: 'Rejeté ou expiré' },
      },
      { value: 'rejected', title: { nl: 'Alleen afgewezen', en: 'Rejected only', fr: 'Rejeté seulement' } },
      { value: 'never', title: { nl: 'Nooit', en: 'Never', fr: 'Jamais' } },
    ],
    title: {
      nl: 'Geen nieuwe dossiers als het klantonderzoek is',
      en: 'No new files when the due diligence is',
      fr: 'Aucun nouveau dossier si la vérification du client est',
    },
    help: {
      nl: 'Nieuwe dossiers van zo’n klant worden geweigerd.',
      en: 'New files of such a customer are refused.',
      fr: 'Les nouveaux dossiers d’un tel client sont refusés.',
    },
  },
]
