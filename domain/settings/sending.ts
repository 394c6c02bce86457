/** Settings: when and in whose name messages are sent. */
import type { Setting } from './setting.ts'

export const sendingSettings: readonly Setting[] = [
  {
    key: 'sending.windowFrom',
    group: 'sending',
    type: 'time',
    fallback: '07:00',
    minimum: '07:00',
    maximum: '20:00',
    title: { nl: 'Contact vanaf', fr: 'Contact à partir de', en: 'Contact from' },
    help: {
      nl: 'Consumenten worden niet eerder op de dag benaderd; volgens de wet nooit voor 07:00.',
      en: 'Consumers are not contacted earlier in the day; by law never before 07:00.',
      fr: 'Les consommateurs ne sont pas contactés plus tôt ; selon la loi jamais avant 07:00.',
    },
  },
  {
    key: 'sending.windowUntil',
    group: 'sending',
    type: 'time',
    fallback: '20:00',
    minimum: '07:00',
    maximum: '20:00',
    title: { nl: 'Contact tot', en: 'Contact until', fr: 'Contact jusqu’à' },
    help: {
      nl: 'Consumenten worden niet later op de dag benaderd; volgens de wet nooit na 20:00.',
      en: 'Consumers are not contacted later in the day; by law never after 20:00.',
      fr: 'Les consommateurs ne sont pas contactés plus tard ; selon la loi jamais après 20:00.',
    },
  },
  {
    key: 'sending.emailFrom',
    group: 'sending',
    type: 'line',
    format: 'email',
    fallback: null,
    maxLength: 254,
    title: { nl: 'Afzender van e-mail', en: 'Sender of e-mail', fr: 'Expéditeur des e-mails' },
  },
  {
    key: 'sending.emailReplyTo',
    group: 'sending',
    type: 'line',
    format: 'email',
    fallback: null,
    maxLength: 254,
    title: { nl: 'Antwoordadres', en: 'Address for replies', fr: 'Adresse de réponse' },
  },
  {
    key: 'sending.smsSender',
    group: 'sending',
    type: 'line',
    fallback: null,
    pattern: { test: /^[A-Za-z0-9]{3,11}$/, problem: 'error.settingSmsSender' },
    title: { nl: 'Afzender van sms', en: 'Sender of SMS', fr: 'Expéditeur des SMS' },
    help: {
      nl: 'Drie tot elf letters en cijfers.',
      en: 'Three to eleven letters and digits.',
      fr: 'De trois à onze lettres et chiffres.',
    },
  },
  {
    key: 'sending.smsKey',
    group: 'sending',
    type: 'secret',
    fallback: null,
    maxLength: 200,
    title: { nl: 'Sleutel van de sms-dienst', en: 'Key of the SMS service', fr: 'Clé du service SMS' },
  },
]
