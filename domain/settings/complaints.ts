/** Settings: where people turn with complaints and disputes. */
import { answerWithin } from '#domain/complaints.ts'
import type { Setting } from './setting.ts'

export const complaintsSettings: readonly Setting[] = [
  {
    key: 'complaint.bodyName',
    group: 'complaints',
    type: 'line',
    fallback: null,
    maxLength: 100,
    title: { nl: 'Geschilleninstantie', en: 'Dispute body', fr: 'Organe de règlement des litiges' },
    help: {
      nl: 'Waar iemand terechtkan die het met een antwoord op een klacht niet eens is.',
      en: 'Where somebody may turn who does not agree with the answer to a complaint.',
      fr: 'Où peut s’adresser celui qui n’accepte pas la réponse à sa réclamation.',
    },
  },
  {
    key: 'complaint.bodyUrl',
    group: 'complaints',
    type: 'line',
    format: 'uri',
    fallback: null,
    maxLength: 300,
    title: {
      nl: 'Website van de geschilleninstantie',
      en: 'Website of the dispute body',
      fr: 'Site web de l’organe de règlement',
    },
  },
  {
    key: 'complaint.email',
    group: 'complaints',
    type: 'line',
    format: 'email',
    fallback: null,
    maxLength: 254,
    title: {
      nl: 'E-mailadres voor klachten',
      en: 'E-mail address for complaints',
      fr: 'Adresse e-mail des réclamations',
    },
  },
  {
    key: 'complaint.answerDays',
    group: 'complaints',
    type: 'integer',
    fallback: answerWithin,
    minimum: 1,
    maximum: 60,
    title: { nl: 'Antwoord binnen werkdagen', en: 'Answered within working days', fr: 'Réponse en jours ouvrables' },
    help: {
      nl: 'Na ontvangst van een klacht. Termijnen die al lopen, blijven.',
      en: 'After receipt of a complaint. Terms that run already stay.',
      fr: 'Après réception d’une réclamation. Les délais en cours restent.',
    },
  },
]
