/** Words that make a letter void, or that promise what cannot be done yet. */
import { textOfHtml } from './htmlParts.ts'
import type { Draft, DraftText, Finding } from './draft.ts'

/**
 * The fourteen days begin when the letter is delivered. Counted from its date they are too few, and the letter has
 * no effect: the costs that it announces are never due.
 *
 * @see art. 6:96 lid 6 BW; HR 25-11-2016, ECLI:NL:HR:2016:2704
 */
const fromItsDate =
  /(?:14|veertien|15|vijftien) dagen (?:na|vanaf) (?:(?:de )?(?:dagtekening|datum|dag) van (?:deze|dit)|(?:de )?dagtekening|verzending|vandaag)/i

/** Steps of a court or bailiff, which a message of the amicable phase may not threaten with. */
const legalSteps = /\b(?:dagvaard\w*|deurwaarder\w*|beslag\w*|loonbeslag|faillissement\w*)\b/i

export function wordingOf({ field, language, kind, content }: DraftText, draft: Draft): Finding[] {
  if (draft.channel === 'legal' || draft.destination !== 'debtor') return []
  const text = kind === 'html' ? textOfHtml(content) : content
  const found: Finding[] = []
  if (fromItsDate.test(text)) found.push({ severity: 'unfit', rule: 'termFromDate', field, language, values: {} })
  const [step] = legalSteps.exec(text) ?? []
  const isEarly = draft.category === 'amicable' || draft.category === 'precasso'
  if (isEarly && step) found.push({ severity: 'hint', rule: 'legalStep', field, language, values: { word: step } })
  return found
}
