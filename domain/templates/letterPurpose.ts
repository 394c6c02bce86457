/**
 * Whether a template is the 14-day letter is said by its purpose alone, so text and purpose have to agree: what announces the
 * costs of the law is that letter, and a letter without them gives no right to them.
 *
 * @see art. 6:96 lid 6 BW; Besluit vergoeding voor buitengerechtelijke incassokosten art. 2 lid 3
 */
import { variablesIn, type Draft, type Finding, type Severity } from './draft.ts'

const costs = 'file.14day.costs'

export function letterFindings({ channel, destination, purpose, texts }: Draft): Finding[] {
  if (purpose === undefined || channel === 'legal' || destination === 'client') return []
  const isLetter = purpose === 'fourteen_day_letter'
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, some]) => {
    const named = new Set(variablesIn(some))
    const field = some.at(-1)?.field ?? ''
    const finding = (severity: Severity, rule: string): Finding => ({ severity, rule, field, language, values: {} })
    if (!isLetter) return named.has(costs) ? [finding('unfit', 'letterPurpose')] : []
    if (channel === 'sms') return [finding('unfit', 'letterSms')]
    if (!named.has(costs)) return [finding('unfit', 'letterCosts')]
    return named.has('file.14day.vatStatement') ? [] : [finding('hint', 'letterVat')]
  })
}
