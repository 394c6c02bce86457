/** Settings: formats of consecutive numbers. */
import type { Setting } from './setting.ts'

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
]
