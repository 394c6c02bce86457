/** Wording that makes a letter void, or promises what is not possible yet. */
import { textOfHtml } from './htmlParts.ts'
import type { Draft, DraftText, Finding } from './draft.ts'

/**
 * The fourteen days begin with the delivery of the letter. Counting from its date gives too few, and the letter
 * has no effect: the costs that it announces are never due.
 *
 * @see art. 6:96 lid 6 BW; HR 25-11-2016, ECLI:NL:HR:2016:2704
 */
const fromItsDate =
  /(?:14|veertien|15|vijftien)\s+dagen\s+(?:na|vanaf|per|te rekenen vanaf)\s+(?:(?:de\s+)?(?:dagtekening|datum|dag)\s+van\s+(?:deze|dit)|(?:de\s+)?dagtekening|de\s+datum\s+(?:hierboven|bovenaan)|(?:de\s+)?verzending|vandaag|heden|nu)|(?:14|fourteen|15|fifteen)\s+days\s+(?:of|from|after)\s+(?:the\s+date\s+of\s+this|(?:the\s+)?dispatch|sending|today|now)|(?:14|quatorze|15|quinze)\s+jours\s+(?:à compter|à partir|suivant|après)\s+(?:de\s+|d[’'])?(?:la\s+date\s+de\s+(?:cette|la présente)|l[’']envoi|aujourd[’']hui|ce\s+jour)|(?:14|vierzehn|15|fünfzehn)\s+Tagen?\s+(?:ab|nach)\s+(?:(?:dem\s+)?Datum\s+dies|(?:dem\s+)?Briefdatum|Versand|heute|sofort)/i

/** Steps of a court or bailiff, with which a message of the amicable phase may not threaten. */
const legalSteps =
  /(?<!\p{L})(?:dagvaard\w*|(?:gerechts)?deurwaarder\w*|beslag\w*|loonbeslag|faillissement\w*|bailiffs?|seiz(?:e|es|ure)|summons|huissiers?|saisi(?:e|r|es|ssons|rons)|assignation|Gerichtsvollzieher\w*|(?:pfänd|Pfänd)\w*)(?!\p{L})/iu

/** Whoever does not pay is told that the step follows; without a judge it cannot. */
const orElse =
  /(?<!\p{L})(?:anders|zo niet|betaalt u niet|otherwise|or else|if you do not pay|sinon|(?:à|a) défaut|sonst|andernfalls)(?!\p{L})/iu
/** Words that leave it open, or name who decides. */
const leavesOpen =
  /(?<!\p{L})(?:rechter|rechtbank|vonnis|kan|kunnen|mogelijk|voorkom\w*|court|judge|judgment|may|could|juge|tribunal|jugement|peut|pouvons|Gericht|Urteil|kann|können)(?!\p{L})/iu

/** The step that a sentence threatens private persons with. */
function threatenedStep(text: string): string | undefined {
  const sentences = text.split(/[.!?\n]+/)
  const said = sentences.find((one) => legalSteps.test(one) && orElse.test(one) && !leavesOpen.test(one))
  return said === undefined ? undefined : legalSteps.exec(said)?.[0]
}

/**
 * Words that exert pressure: measures that nobody may take, or an appeal to shame and fear. Hints only, because
 * a sentence with the same words may say the opposite.
 *
 * @see Wet kwaliteit incassodienstverlening, art. 13 (no improper pressure)
 */
const threats = [
  /\b(?:politie|gevangenis|gijzel\w*|strafblad|aangifte|laatste kans(?! om zonder kosten)|(?:ernstige|vervelende|nare) gevolgen|harde maatregelen|zwarte lijst|uw (?:werkgever|buren|familie)|komen? (?:wij |we )?(?:bij u )?langs|aan de deur|huis(?:uitzetting|raad)|onmiddellijk(?:e)? betal\w*)\b/i,
  /\b(?:police|prison|jail|last chance(?! to pay without costs)|(?:serious|severe) consequences|blacklist|your (?:employer|neighbours|family)|at your door|criminal record)\b/i,
  /(?:\bprison\b|dernière chance|conséquences graves|liste noire|votre (?:employeur|famille)|vos voisins|à votre porte|casier judiciaire)/i,
  /(?:\bPolizei\b|Gefängnis|letzte Chance|(?:ernste|schwere) Folgen|schwarze Liste|Ihre?n? (?:Arbeitgeber|Nachbarn|Familie)|an Ihrer Tür|Strafanzeige)/i,
]

export function wordingOf({ field, language, kind, content }: DraftText, draft: Draft): Finding[] {
  if (draft.channel === 'legal' || draft.destination !== 'debtor') return []
  const text = kind === 'html' ? textOfHtml(content) : content
  const found: Finding[] = []
  if (fromItsDate.test(text)) found.push({ severity: 'unfit', rule: 'termFromDate', field, language, values: {} })
  const [step] = legalSteps.exec(text) ?? []
  const isEarly = draft.category === 'amicable' || draft.category === 'precasso'
  const threatened = isEarly && draft.fileType !== 'company' ? threatenedStep(text) : undefined
  if (threatened) found.push({ severity: 'unfit', rule: 'legalThreat', field, language, values: { word: threatened } })
  else if (isEarly && step) found.push({ severity: 'hint', rule: 'legalStep', field, language, values: { word: step } })
  const threat = threats.map((words) => words.exec(text)?.[0]).find(Boolean)
  if (threat) found.push({ severity: 'hint', rule: 'threat', field, language, values: { word: threat } })
  return found
}
