/** Settings: formats of consecutive numbers. */
import { ownForm } from '#domain/numberSeries.ts'
import type { Said, Setting } from './setting.ts'

export const numberingSettings: readonly Setting[] = [
  {
    key: 'numbering.customerPrefix',
    group: 'numbering',
    type: 'line',
    fallback: 'C-',
    pattern: { test: /^[A-Z][A-Z0-9-]{0,7}$/, problem: 'error.settingPrefix' },
    title: {
      nl: 'Klantnummers beginnen met',
      en: 'Customer numbers begin with',
      fr: 'Les numéros de client commencent par',
    },
    help: {
      nl: 'Geldt voor nieuwe klanten; wie een nummer heeft, houdt het.',
      en: 'Holds for new customers; those who have a number keep it.',
      fr: 'Vaut pour les nouveaux clients ; les numéros attribués restent.',
    },
  },
  {
    key: 'numbering.customerFirst',
    group: 'numbering',
    type: 'integer',
    fallback: 1001,
    minimum: 1,
    maximum: 99_999_999,
    title: { nl: 'Eerste klantnummer', en: 'First customer number', fr: 'Premier numéro de client' },
    help: {
      nl: 'Het nummer na het begin, als er nog geen hoger is.',
      en: 'The number after the beginning, while there is none that is higher.',
      fr: 'Le numéro qui suit ce début, tant qu’il n’y en a pas de plus élevé.',
    },
  },
  form('numbering.fileForm', '{year}{n:6}', {
    nl: 'Dossiernummers',
    en: 'File numbers',
    fr: 'Numéros de dossier',
  }),
  form('numbering.debtorForm', 'D{n:6}', {
    nl: 'Debiteurnummers',
    en: 'Debtor numbers',
    fr: 'Numéros de débiteur',
  }),
  form('numbering.arrangementForm', 'R{year}{n:5}', {
    nl: 'Nummers van betalingsregelingen',
    en: 'Numbers of payment arrangements',
    fr: 'Numéros des plans de paiement',
  }),
]

/** The form of the numbers of a series that the schemas name (`x-store.series.setting`). */
function form(key: string, fallback: string, title: Said): Setting {
  return {
    key,
    group: 'numbering',
    type: 'line',
    fallback,
    title,
    maxLength: 20,
    pattern: { test: ownForm, problem: 'error.settingForm' },
    help: {
      nl: '{n:6} is een volgnummer van minstens zes cijfers, {year} het jaar; daarnaast hoogstens zeven letters, cijfers en tekens. Geldt voor nieuwe nummers; wat bezet is wordt overgeslagen.',
      en: '{n:6} is a consecutive number of at least six digits, {year} the year; besides at most seven letters, digits and signs. Holds for new numbers; those taken are skipped.',
      fr: '{n:6} est un numéro d’ordre d’au moins six chiffres, {year} l’année ; en plus au plus sept lettres, chiffres et signes. Vaut pour les nouveaux numéros ; ceux déjà pris sont sautés.',
    },
  }
}
