/**
 * Sentence on the VAT on collection costs: that the creditor cannot reclaim it, which makes it due, and how much it is.
 *
 * @see Besluit vergoeding voor buitengerechtelijke incassokosten art. 2 lid 3
 */
import type { MessageLanguage } from './variable.ts'
import { writtenValue } from './writtenValue.ts'

const words: Readonly<Record<MessageLanguage, string>> = {
  nl: '%client% kan de btw over deze kosten niet verrekenen. Daarom komt daar %vat% btw bij. Samen is dat %total%.',
  en: '%client% cannot reclaim the VAT on these costs. That is why %vat% VAT is added. Together that is %total%.',
  fr: '%client% ne peut pas récupérer la TVA sur ces frais. C’est pourquoi %vat% de TVA s’y ajoutent. Ensemble, cela fait %total%.',
  de: '%client% kann die Umsatzsteuer auf diese Kosten nicht abziehen. Daher kommen %vat% Umsatzsteuer hinzu. Zusammen sind das %total%.',
}

/** @param announced Cents. @returns '' where the client reclaims it: then none is due, and nothing is said of it. */
export function vatStatement(
  { client, currency }: { client: string; currency: string },
  { net, vat }: { net: number; vat: number },
  language: MessageLanguage,
): string {
  if (vat === 0) return ''
  const money = (cents: number) => writtenValue({ format: 'money', cents, currency }, language) ?? ''
  const values: Readonly<Record<string, string>> = {
    client,
    vat: money(vat),
    total: money(net + vat),
  }
  return words[language].replace(/%(\w+)%/g, (_, name: string) => values[name] ?? '')
}
