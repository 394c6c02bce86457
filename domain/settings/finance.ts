/** Settings: payouts, closed books and the calculation of interest. */
import { dayText } from '#domain/time/day.ts'
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
    help: {
      nl: 'Wat op deze dagen verschuldigd was staat vast; wat later bekend wordt telt vanaf de eerste open dag.',
      en: 'What was owed on these days stays; what becomes known later counts from the first open day.',
      fr: 'Ce qui était dû ces jours-là ne change plus ; ce qui est connu plus tard compte dès le premier jour ouvert.',
    },
    problem({ after, today }) {
      const until = after('finance.lockDate')
      return typeof until === 'string' && until >= today ? { key: 'error.settingBooks' } : undefined
    },
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
    problem({ before, after }) {
      const closed = before('finance.lockDate')
      const stays = before('finance.dayCount') === after('finance.dayCount')
      if (stays || typeof closed !== 'string' || after('finance.lockDate') === null) return undefined
      return { key: 'error.settingDayCount', values: { day: dayText(closed) } }
    },
    title: { nl: 'Rentedagen', en: 'Days of interest', fr: 'Jours d’intérêt' },
    help: {
      nl: 'Hoe rente over een deel van een jaar wordt berekend.',
      en: 'How interest over part of a year is computed.',
      fr: 'Comment sont calculés les intérêts sur une partie d’année.',
    },
  },
]
