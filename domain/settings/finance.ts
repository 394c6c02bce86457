/** Settings: payouts, closed books and the calculation of interest. */
import type { Setting } from './setting.ts'

export const financeSettings: readonly Setting[] = [
  {
    key: 'finance.payoutMinimum',
    group: 'finance',
    type: 'money',
    fallback: 25_00,
    minimum: 0,
    maximum: 10_000_00,
    title: { nl: 'Kleinste uitbetaling', en: 'Smallest payout', fr: 'Versement minimum' },
    help: {
      nl: 'Minder wordt niet uitbetaald aan een klant zonder eigen minimum.',
      en: 'Less is not paid out to a customer without a minimum of its own.',
      fr: 'Moins n’est pas versé à un client sans minimum propre.',
    },
  },
  {
    key: 'finance.courtMinimum',
    group: 'finance',
    type: 'money',
    fallback: 100_00,
    minimum: 0,
    maximum: 25_000_00,
    title: {
      nl: 'Kleinste vordering voor de rechter',
      en: 'Smallest claim for court',
      fr: 'Créance minimale pour le juge',
    },
    help: {
      nl: 'Is er minder open, dan wacht de stap naar de gerechtelijke fase op een medewerker.',
      en: 'With less outstanding the step to the judicial phase waits for a person.',
      fr: 'En dessous, l’étape vers la phase judiciaire attend une personne.',
    },
  },
  {
    key: 'finance.lockDate',
    group: 'finance',
    type: 'date',
    fallback: null,
    title: { nl: 'Boekhouding gesloten tot en met', en: 'Books closed until', fr: 'Comptes clos jusqu’au' },
  },
  {
    key: 'finance.dayCount',
    group: 'finance',
    type: 'choice',
    fallback: 'act365',
    choices: [
      { value: 'act365', title: { nl: 'Dagen / 365', en: 'Days / 365', fr: 'Jours / 365' } },
      {
        value: 'actact',
        title: { nl: 'Dagen / dagen van het jaar', en: 'Days / days of the year', fr: 'Jours / jours de l’année' },
      },
    ],
    title: { nl: 'Rentedagen', en: 'Days of interest', fr: 'Jours d’intérêt' },
    help: {
      nl: 'Hoe rente over een deel van een jaar wordt berekend.',
      en: 'How interest over part of a year is computed.',
      fr: 'Comment sont calculés les intérêts sur une partie d’année.',
    },
  },
]
