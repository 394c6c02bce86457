/** Parts of an answer: its figures, its tables and the lines that explain it. */
import type { useTranslate } from 'react-admin'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { formatDay } from '#resources/texts/dates.ts'
import type { Locale } from '#schemas/entity.ts'
import type { AnswerOf, CalculatorName } from './calculators.ts'

export type Figure = { label: string; value: string; isMain?: true }
/** `isWhole`: kept on one line; `isWide`: only where there is room. */
export type Cell = { text: string; isNumber?: true; isWhole?: true; isWide?: true }
export type Table = {
  title: string
  head: readonly Cell[]
  rows: readonly (readonly string[])[]
  /** Number of lines of the explanation that say the same, for places without room for a table. */
  replaces?: number
}
export type Told = {
  figures: readonly Figure[]
  tables: readonly Table[]
  lines: AnswerOf<CalculatorName>['explanation']
  warning?: string
}

type Words = { translate: ReturnType<typeof useTranslate>; locale: Locale }
type Teller<Name extends CalculatorName> = (answer: AnswerOf<Name>, words: Words) => Omit<Told, 'lines'>

export function toldOf<Name extends CalculatorName>(name: Name, answer: AnswerOf<Name>, words: Words): Told {
  const tell: Teller<Name> = tellers[name]
  return { ...tell(answer, words), lines: answer.explanation }
}

const inEuros = (locale: Locale) => (amount: Cents) => formatMoney({ amount, currency: 'EUR' }, locale)

const tellers: { [Name in CalculatorName]: Teller<Name> } = {
  interest: (answer, { translate, locale }) => {
    const euros = inEuros(locale)
    const { segments, claims, explanation, costsOpen, overpayment, due } = answer
    const sum = (of: 'open' | 'interest') => claims.reduce((total, claim) => total + claim[of], 0)
    const word = (key: string) => translate(`calculators.result.${key}`)
    const isSingle = claims.length === 1
    const named = (claim: number) => String(claim + 1)
    const perClaim = {
      title: word('perClaim'),
      head: [{ text: word('claim') }, number(word('principal')), number(word('interest'))],
      rows: claims.map(({ open, interest }, n) => [named(n), euros(open), euros(interest)]),
    }
    const perSegment = {
      title: word('segments'),
      head: [
        ...(isSingle ? [] : [{ text: word('number') }]),
        ...['from', 'to'].map((key) => whole(word(key))),
        ...['days', 'rate', 'base', 'amount'].map((key) => number(word(key))),
        whole(word('article')),
      ],
      rows: segments.map(({ claim, from, to, days, rate, base, amount }, n) => [
        ...(isSingle ? [] : [named(claim)]),
        formatDay(from),
        formatDay(to),
        String(days),
        `${decimalText(rate, locale)}%`,
        euros(base),
        euros(amount),
        explanation[n]?.article ?? '',
      ]),
      replaces: segments.length,
    }
    return {
      figures: [
        { label: word('due'), value: euros(due), isMain: true },
        { label: word('principal'), value: euros(sum('open')) },
        { label: word('interest'), value: euros(sum('interest')) },
        { label: word('costs'), value: euros(costsOpen) },
        { label: word('interestRun'), value: euros(answer.interest) },
        ...(overpayment > 0 ? [{ label: word('overpayment'), value: euros(overpayment) }] : []),
      ],
      tables: [...(segments.length > 0 ? [perSegment] : []), ...(isSingle ? [] : [perClaim])],
    }
  },
  'collection-costs': ({ net, vat, total }, { translate, locale }) => {
    const euros = inEuros(locale)
    const without = { label: translate('calculators.result.net'), value: euros(net) }
    const added = { label: translate('calculators.result.vat'), value: euros(vat) }
    return {
      figures: [
        { label: translate('calculators.result.collectionCosts'), value: euros(total), isMain: true },
        ...(vat > 0 ? [without, added] : []),
      ],
      tables: [],
    }
  },
  'fourteen-day-letter': ({ delivered, termLastExtended, costsFrom }, { translate }) => ({
    figures: [
      { label: translate('calculators.result.costsFrom'), value: formatDay(costsFrom), isMain: true },
      { label: translate('calculators.result.delivered'), value: formatDay(delivered) },
      { label: translate('calculators.result.lastDay'), value: formatDay(termLastExtended) },
    ],
    tables: [],
  }),
  'court-costs': ({ total, afterCosts, exceedsClaim }, { translate, locale }) => ({
    figures: [
      { label: translate('calculators.result.courtCosts'), value: inEuros(locale)(total), isMain: true },
      { label: translate('calculators.result.afterCosts'), value: inEuros(locale)(afterCosts) },
    ],
    tables: [],
    ...(exceedsClaim && { warning: translate('courtCosts.exceedsClaim') }),
  }),
  limitation: ({ date, barred }, { translate }) => ({
    figures: [
      { label: translate('calculators.result.limitation'), value: formatDay(date), isMain: true },
      {
        label: translate('calculators.result.state'),
        value: translate(`calculators.result.${barred ? 'barred' : 'open'}`),
      },
    ],
    tables: [],
    ...(barred && { warning: translate('calculators.result.barredWarning') }),
  }),
  arrangement: ({ instalments }, { translate, locale }) => {
    const euros = inEuros(locale)
    const word = (key: string) => translate(`calculators.result.${key}`)
    const [first] = instalments
    const last = instalments.at(-1)
    return {
      figures: [
        { label: word('each'), value: euros(first?.amount ?? 0), isMain: true },
        { label: word('instalments'), value: String(instalments.length) },
        { label: word('lastInstalment'), value: formatDay(last?.date ?? '') },
        { label: word('total'), value: euros(instalments.reduce((sum, { amount }) => sum + amount, 0)) },
      ],
      tables: [
        {
          title: word('schedule'),
          head: [{ text: word('instalment') }, { text: word('day') }, number(word('amount'))],
          rows: instalments.map(({ date, amount }, n) => [String(n + 1), formatDay(date), euros(amount)]),
        },
      ],
    }
  },
}

const number = (text: string): Cell => ({ text, isNumber: true })
const whole = (text: string): Cell => ({ text, isWhole: true })
