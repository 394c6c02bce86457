/** Says what happened on a file, in the reader's language. */
import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import type { Happened } from './timelineSql.ts'

type Reader = { locale: Locale; currency: string }
type Words = { text: string; detail: string | null }

export function wordsOf(one: Happened, reader: Reader): Words {
  const { data } = one
  const detail = one.kind === 'reversal' ? data.reason : data.description
  return { text: textOf(one, reader), detail: typeof detail === 'string' && detail !== '' ? detail : null }
}

function textOf({ kind, entity, data }: Happened, { locale, currency }: Reader): string {
  const event = (name: string, values: Record<string, string | number> = {}) =>
    say(locale, { key: `filePage.events.${name}`, values })
  const choice = (property: string, value: unknown) =>
    say(locale, { key: `resources.${entity}.values.${property}.${String(value)}` })
  const day = (value: unknown) => (typeof value === 'string' ? dayText(value.slice(0, 10)) : '')
  const number = textIn(data.number)
  switch (kind) {
    case 'claim':
      return event(kind, { number, day: day(data.due) })
    case 'credit':
      return event(kind, { number })
    case 'payment':
      return data.settled ? event(kind, settledIn(data.settled, { locale, currency })) : event('paymentUndone')
    case 'allocation':
      return event(kind, settledIn(data.settled, { locale, currency }))
    case 'cost':
      return data.chargeTo === 'debtor'
        ? localized(data.of, locale)
        : event('costOf', { name: localized(data.of, locale), who: choice('chargeTo', data.chargeTo) })
    case 'write_off':
      return event(kind, { part: choice('component', data.component) })
    case 'reversal':
      return event(kind, { what: event(`of.${String(data.of)}`) })
    case 'letterSent':
      return event(kind, { day: day(data.end) })
    case 'letterEnded':
      return event(`${kind}.${String(data.state)}`)
    case 'disputeOpened':
      return event(kind, { kind: choice('kind', data.of) })
    case 'disputeClosed':
      return event(kind, { kind: choice('kind', data.of), status: choice('status', data.status) })
    case 'arrangementMade':
      return event(data.terms === null ? 'arrangementFree' : kind, {
        number,
        count: Number(data.terms),
        day: day(data.start),
      })
    case 'arrangementAccepted':
    case 'arrangementRejected':
    case 'arrangementBroken':
      return event(kind, { number })
    case 'interruption':
      return event(kind, { number, kind: choice('kind', data.of) })
    case 'received':
      return event(kind, { source: choice('source', data.source) })
    case 'closed':
      return event(kind, { reason: localized(data.reason, locale) })
    case 'protected':
    case 'protectionEnded':
      return event(kind, { kind: choice('kind', data.of) })
    case 'logged':
      return data.channel === null
        ? textIn(data.subject)
        : `${choice('channel', data.channel)}: ${textIn(data.subject)}`
    case 'message':
    case 'messageReturned':
      return event(kind, {
        channel: choice('channel', data.channel),
        to: textIn(data.to).split('\n', 1)[0] ?? '',
        subject: textIn(data.subject),
      }).replace(/: $/, '')
    case 'document':
      return event(kind, { kind: choice('kind', data.of), name: textIn(data.name) })
    case 'step':
    case 'stepSkipped':
      return event(kind, { name: localized(data.name, locale) })
    case 'audit':
      return auditText(entity, String(data.action), locale)
    default:
      return event(kind)
  }
}

/** A text in several languages, as the database has it. */
function localized(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return ''
  const texts = value as Readonly<Record<string, unknown>>
  return textIn(texts[locale] ?? texts[defaultLocale])
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parts of the debt that a payment settled, without those that got nothing. */
function settledIn(settled: unknown, { locale, currency }: Reader): { parts: string } {
  const cents = (typeof settled === 'object' && settled !== null ? settled : {}) as Readonly<Record<string, number>>
  const parts = Object.entries(accountsOf).flatMap(([name, accounts]) => {
    const amount = accounts.reduce((sum, account) => sum + (cents[account] ?? 0), 0)
    const values = { amount: formatMoney({ amount, currency }, locale) }
    return amount <= 0 ? [] : [say(locale, { key: `filePage.events.parts.${name}`, values })]
  })
  return { parts: parts.join(', ') }
}

const accountsOf = {
  costs: ['execution_costs', 'court_costs', 'collection_costs', 'collection_costs_vat', 'other_costs'],
  interest: ['interest', 'capitalised_interest'],
  principal: ['principal'],
  overpaid: ['overpayment'],
} as const

function auditText(entity: string, action: string, locale: Locale): string {
  const name = say(locale, { key: `resources.${entity}.name` }).split(' |||| ')[0] ?? entity
  if (action === 'update' || action === 'delete')
    return say(locale, { key: `filePage.events.${action}`, values: { name } })
  if (action === 'changeInterest' || action === 'rows')
    return say(locale, { key: `filePage.events.${action}`, values: { name } })
  const title = say(locale, { key: `resources.${entity}.actions.${action}.title` })
  return entity === 'file' ? title : `${name}: ${title}`
}
