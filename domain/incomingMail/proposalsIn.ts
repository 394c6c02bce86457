/** Terms of payment that a debtor proposes in an e-mail. A person decides about them. */
import { centsFrom } from '#domain/money/typedAmount.ts'

/** `amount`: cents. */
export type ProposedTerm = { amount: number; frequency: 'weekly' | 'monthly' }

const month = 'maand|mnd|month|mois|monat|m'
const week = 'week|wk|semaine|woche|w'
const unit = `(?<month>${month})|${week}`
const every = `(?:per|elke|iedere|in de|p\\s?/|/|a|each|every|par|chaque|pro|im|jede[nr]?|die)`
/** Behind the amount: "per maand", "p/m", "p.m.", "maandelijks". */
const behind = new RegExp(
  `^\\s{0,3}(?:${every}\\s?(?:${unit})(?![\\p{L}])|p\\.?\\s?(?<short>m|w)\\.?(?![\\p{L}])|(?<long>maandelijks|wekelijks|monthly|weekly))`,
  'iu',
)
/** An amount with the sign of its currency on either side; no digit or separator stands before it. */
const amount =
  /(?<![\d.,€])(?:(?:€|eur(?:o)?)\s{0,2}(\d[\d.,]{0,12})(?:\s?(?:euro|eur))?|(\d[\d.,]{0,12})\s{0,2}(?:€|euro['’]?s?|eur)(?![\p{L}]))/giu

const denied =
  /(?:^|[^\p{L}])(?:geen|niet|nooit|onmogelijk|lukt me niet|te veel|te hoog|meer dan|hoger dan|boven|no|not|cannot|can['’]t|too much|pas|trop|kein|keine|nicht)(?:$|[^\p{L}])/iu
/** What somebody earns, spends or is asked for is no offer. */
const noOffer =
  /(?:^|[^\p{L}])(?:u (?:vraagt|wilt|eist|stelt)|uw voorstel|jullie|inkomen|uitkering|salaris|loon|verdien|ontvang|krijg|huur|hypotheek|alimentatie|toeslag|kost|aow|bijstand|pensioen|leefgeld|income|salary|rent|earn)/iu

/** @returns What is offered and how often; undefined where nothing is, or several things are. */
export function termIn(text: string): ProposedTerm | undefined {
  const offers = new Map<string, ProposedTerm>()
  for (const clause of clausesIn(text)) {
    const offer = offerIn(clause)
    if (offer) offers.set(`${offer.amount} ${offer.frequency}`, offer)
  }
  return offers.size === 1 ? [...offers.values()][0] : undefined
}

/** Parts of sentences: what one denies does not deny the next. */
const clausesIn = (text: string): string[] =>
  text
    .replace(/\bp\.\s?([mw])\.?/gi, 'p/$1')
    .replace(/(\d)[.,][-–]{1,2}/g, '$1')
    .split(/[.!?;,]\s|\n|\s(?:maar|but|mais|aber|wel|dus)\s/i)

function offerIn(clause: string): ProposedTerm | undefined {
  const said = clause.slice(0, 1000)
  if (denied.test(said) || noOffer.test(said)) return undefined
  for (const found of said.matchAll(amount)) {
    const often = behind.exec(said.slice(found.index + found[0].length))
    const cents = centsFrom((found[1] ?? found[2] ?? '').replace(/[.,]+$/, ''))
    if (!often || cents === null || cents <= 0) continue
    const { month: months, short = '', long = '' } = often.groups ?? {}
    const isMonthly = months !== undefined || /^m/i.test(short) || /^m/i.test(long)
    return { amount: cents, frequency: isMonthly ? 'monthly' : 'weekly' }
  }
  return undefined
}
