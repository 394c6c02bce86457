/** Settings: how long documents, e-mail, imported files, calls of programs and reads are stored. */
import type { Setting } from './setting.ts'

export const fileRetentionSettings: readonly Setting[] = [
  {
    key: 'retention.documentMonths',
    group: 'retention',
    type: 'integer',
    fallback: 24,
    minimum: 24,
    maximum: 240,
    title: {
      nl: 'Documenten van gesloten dossiers in maanden',
      en: 'Documents of closed files in months',
      fr: 'Documents des dossiers clos, en mois',
    },
    help: {
      nl: 'Gerekend vanaf de sluiting. Daarna worden ze in de nacht gewist; van open dossiers blijven ze.',
      en: 'Counted from the closing. Afterwards they are deleted at night; those of open files stay.',
      fr: 'Comptés à partir de la clôture. Ensuite ils sont effacés la nuit ; ceux des dossiers ouverts restent.',
    },
  },
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
    key: 'retention.importDays',
    group: 'retention',
    type: 'integer',
    fallback: 90,
    minimum: 7,
    maximum: 3650,
    title: {
      nl: 'Ingelezen bestanden in dagen',
      en: 'Imported files, in days',
      fr: 'Fichiers importés, en jours',
    },
    help: {
      nl: 'Daarna worden het bestand en de cellen van zijn regels in de nacht gewist; wat ervan gemaakt is, blijft.',
      en: 'Afterwards the file and the cells of its rows are deleted at night; what was made of them stays.',
      fr: 'Ensuite le fichier et les cellules de ses lignes sont effacés la nuit ; ce qui en a été fait reste.',
    },
  },
  {
    key: 'retention.mailDays',
    group: 'retention',
    type: 'integer',
    fallback: 90,
    minimum: 7,
    maximum: 3650,
    title: {
      nl: 'Spam en e-mail die niet voor ons is, in dagen',
      en: 'Spam and e-mail that is not for us, in days',
      fr: 'Indésirables et e-mails qui ne sont pas pour nous, en jours',
    },
    help: {
      nl: 'Wat ouder is, wordt in de nacht gewist. E-mail van een gesloten dossier gaat met de documenten ervan.',
      en: 'What is older is deleted at night. E-mail of a closed file goes with its documents.',
      fr: 'Ce qui est plus ancien est effacé la nuit. Les e-mails d’un dossier clos partent avec ses documents.',
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
