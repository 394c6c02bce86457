/** Demo text messages: short, each naming its sender and where to read the rest. */
import { variablesIn } from '#domain/templates/draft.ts'
import { languagesOf, rowOf, type Plan } from './compose.ts'
import type { Wording } from './paragraphs.ts'

type Message = Pick<Plan, 'code' | 'purpose' | 'name' | 'category' | 'type' | 'destination'> & { text: Wording }

const say = (nl: string, en: string, fr: string): Wording => ({ nl, en, fr })

const messages: readonly Message[] = [
  {
    code: 'herinnering',
    purpose: 'reminder',
    name: 'Herinnering',
    category: 'amicable',
    text: say(
      '{{office.name}}: u hebt nog {{file.total.outstanding}} open staan. Betalen: {{file.paymentLink}} Wie wij zijn: {{office.infoUrl}}',
      '{{office.name}}: {{file.total.outstanding}} is still open. Pay: {{file.paymentLink}} Who we are: {{office.infoUrl}}',
      '{{office.name}} : il reste {{file.total.outstanding}}. Payer : {{file.paymentLink}} Qui nous sommes : {{office.infoUrl}}',
    ),
  },
  {
    code: 'brief-onderweg',
    purpose: 'information',
    name: 'Brief onderweg',
    category: 'amicable',
    text: say(
      '{{office.name}}: u krijgt een brief van ons over dossier {{file.number}}. Leest u hem? Info: {{office.infoUrl}}',
      '{{office.name}}: you will get a letter about file {{file.number}}. Please read it. Info: {{office.infoUrl}}',
      '{{office.name}} : vous recevrez une lettre sur le dossier {{file.number}}. Lisez-la. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'bel-ons',
    purpose: 'information',
    name: 'Bel ons',
    category: 'amicable',
    text: say(
      '{{office.name}}: wij willen u graag spreken. Belt u {{office.phone}}? Dossier {{file.number}}. Info: {{office.infoUrl}}',
      '{{office.name}}: please call us on {{office.phone}}. File {{file.number}}. Info: {{office.infoUrl}}',
      '{{office.name}} : appelez-nous au {{office.phone}}. Dossier {{file.number}}. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'termijn-morgen',
    purpose: 'arrangement',
    name: 'Termijn komt eraan',
    category: 'arrangement',
    type: 'system',
    text: say(
      '{{office.name}}: op {{arrangement.nextDate}} betaalt u {{arrangement.amount}}. Betalen: {{file.paymentLink}} Info: {{office.infoUrl}}',
      '{{office.name}}: on {{arrangement.nextDate}} you pay {{arrangement.amount}}. Pay: {{file.paymentLink}} Info: {{office.infoUrl}}',
      '{{office.name}} : le {{arrangement.nextDate}} vous payez {{arrangement.amount}}. Payer : {{file.paymentLink}} Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'termijn-gemist',
    purpose: 'arrangement',
    name: 'Termijn gemist',
    category: 'arrangement',
    type: 'system',
    text: say(
      '{{office.name}}: wij missen uw termijn van {{arrangement.overdue}}. Betaal binnen 7 dagen: {{file.paymentLink}} Info: {{office.infoUrl}}',
      '{{office.name}}: your instalment of {{arrangement.overdue}} is missing. Pay within 7 days: {{file.paymentLink}} Info: {{office.infoUrl}}',
      '{{office.name}} : votre versement de {{arrangement.overdue}} manque. Payez sous 7 jours : {{file.paymentLink}} Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'regeling-bevestigd',
    purpose: 'arrangement',
    name: 'Regeling bevestigd',
    category: 'arrangement',
    type: 'system',
    text: say(
      '{{office.name}}: uw regeling van {{arrangement.count}} termijnen staat. De eerste is op {{arrangement.firstDate}}. Info: {{office.infoUrl}}',
      '{{office.name}}: your arrangement of {{arrangement.count}} instalments is set. The first is on {{arrangement.firstDate}}. Info: {{office.infoUrl}}',
      '{{office.name}} : votre plan en {{arrangement.count}} fois est fait. Le premier versement : {{arrangement.firstDate}}. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'betaling-ontvangen',
    purpose: 'confirmation',
    name: 'Betaling ontvangen',
    category: 'service',
    type: 'system',
    text: say(
      '{{office.name}}: wij hebben {{file.lastPayment.amount}} ontvangen. Nog open: {{file.total.outstanding}}. Info: {{office.infoUrl}}',
      '{{office.name}}: we received {{file.lastPayment.amount}}. Still open: {{file.total.outstanding}}. Info: {{office.infoUrl}}',
      '{{office.name}} : nous avons reçu {{file.lastPayment.amount}}. Reste : {{file.total.outstanding}}. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'dossier-gesloten',
    purpose: 'confirmation',
    name: 'Dossier gesloten',
    category: 'service',
    type: 'system',
    text: say(
      '{{office.name}}: dossier {{file.number}} is gesloten. U hoeft niets meer te betalen. Info: {{office.infoUrl}}',
      '{{office.name}}: file {{file.number}} is closed. You owe nothing any more. Info: {{office.infoUrl}}',
      '{{office.name}} : le dossier {{file.number}} est clos. Vous ne devez plus rien. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'terugbelafspraak',
    purpose: 'information',
    name: 'Terugbelafspraak',
    category: 'service',
    type: 'manual',
    text: say(
      '{{office.name}}: {{file.caseManager.name}} belt u op {{today.plus(1)}}. Past dat niet? Bel {{office.phone}}. Info: {{office.infoUrl}}',
      '{{office.name}}: {{file.caseManager.name}} calls you on {{today.plus(1)}}. Not convenient? Call {{office.phone}}. Info: {{office.infoUrl}}',
      '{{office.name}} : {{file.caseManager.name}} vous appelle le {{today.plus(1)}}. Sinon : {{office.phone}}. Info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'precasso-herinnering',
    purpose: 'reminder',
    name: 'Precasso herinnering',
    category: 'precasso',
    text: say(
      'Uw rekening van {{merchant.webshopName}} staat open: {{file.total.principal}}. Betalen: {{file.paymentLink}} {{office.name}}, info: {{office.infoUrl}}',
      'Your bill from {{merchant.webshopName}} is open: {{file.total.principal}}. Pay: {{file.paymentLink}} {{office.name}}, info: {{office.infoUrl}}',
      'Votre facture de {{merchant.webshopName}} est ouverte : {{file.total.principal}}. Payer : {{file.paymentLink}} {{office.name}}, info : {{office.infoUrl}}',
    ),
  },
  {
    code: 'klant-vraag',
    purpose: 'information',
    name: 'Vraag aan de klant',
    category: 'client',
    destination: 'client',
    text: say(
      '{{office.name}}: er staat een vraag voor u klaar over dossier {{file.number}}. Bel {{file.caseManager.phone}} of kijk in het portaal.',
      '{{office.name}}: there is a question for you about file {{file.number}}. Call {{file.caseManager.phone}} or look in the portal.',
      '{{office.name}} : une question vous attend sur le dossier {{file.number}}. Appelez le {{file.caseManager.phone}} ou consultez le portail.',
    ),
  },
  {
    code: 'klant-uitbetaling',
    purpose: 'information',
    name: 'Uitbetaling onderweg',
    category: 'client',
    type: 'system',
    destination: 'client',
    text: say(
      '{{office.name}}: op {{payout.date}} maken wij {{payout.amount}} naar u over.',
      '{{office.name}}: on {{payout.date}} we transfer {{payout.amount}} to you.',
      '{{office.name}} : le {{payout.date}}, nous vous versons {{payout.amount}}.',
    ),
  },
]

export const smsTemplateRows = (asOf: Date) =>
  messages.map(({ text, ...message }, index) => {
    const written = Object.fromEntries(languagesOf(index).map((language) => [language, text[language]]))
    const contents = Object.values(written).map((content) => ({ kind: 'text' as const, content: content ?? '' }))
    return {
      ...rowOf({ ...message, subject: text, parts: [] }, index, asOf),
      text: written,
      sender: 'Dossier',
      link_allowed: true,
      variables: variablesIn(contents),
    }
  })
