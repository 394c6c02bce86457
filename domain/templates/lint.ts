/**
 * Checks a template. The screen shows findings while writing; the server refuses to store `broken` ones and to
 * activate `unfit` ones.
 */
import { namesIn, type Draft, type DraftText, type Finding, type Severity } from './draft.ts'
import { complaintLacks, hasValueFor, isComplaintMail } from './complaintDuties.ts'
import { lacksOf } from './footerDuties.ts'
import { letterFindings } from './letterPurpose.ts'
import { htmlParts, textOfHtml } from './htmlParts.ts'
import { strayBraces } from './placeholder.ts'
import { composed, unprintableIn } from './printableCharacters.ts'
import { smsLength } from './smsLength.ts'
import { isBlock, lettersOnly, type MessageLanguage, type Variable, type VariableScope } from './variable.ts'
import { wordingOf } from './wording.ts'

/** Maximum segments of a text message before a hint. */
const mostSegments = 3

export function lint(draft: Draft, variables: ReadonlyMap<string, Variable>): Finding[] {
  const found = draft.texts.flatMap((text) => [
    ...brokenIn(text, draft, variables),
    ...wordingOf(text, draft),
    ...(draft.channel === 'sms' ? smsFindings(text, draft) : []),
    ...(draft.channel === 'post' || draft.channel === 'legal' ? paperFindings(text) : []),
  ])
  return [...found, ...lacksOf(draft), ...complaintLacks(draft), ...letterFindings(draft), ...languageFindings(draft)]
}

function brokenIn(text: DraftText, draft: Draft, variables: ReadonlyMap<string, Variable>): Finding[] {
  const { field, language, kind, content } = text
  const finding = (rule: string, values: Finding['values'] = {}): Finding => ({
    severity: 'broken',
    rule,
    field,
    language,
    values,
  })
  const names = [...new Map(namesIn(text).map((one) => [one.written, one])).values()]
  const wrong = names.flatMap((placeholder): Finding[] => {
    const { key, written, days } = placeholder
    const variable = variables.get(key)
    if (!variable || (key === 'today.plus') !== (days !== undefined))
      return [finding('unknownVariable', { name: written })]
    if (variable.customerId !== undefined && variable.customerId !== draft.customerId)
      return [finding('otherCustomer', { name: written })]
    if (!variable.scopes.includes(scopeOf(draft))) return [finding('otherScope', { name: written })]
    if (!hasValueFor(draft, variable))
      return isComplaintMail(draft)
        ? [finding('notOfComplaint', { name: written })]
        : [{ ...finding('onlyOfComplaint', { name: written }), severity: 'unfit' }]
    if (!isBlock(variable)) return []
    if (kind !== 'html') return [finding('blockInText', { name: written })]
    if (lettersOnly.includes(key) && draft.channel === 'email') return [finding('lettersOnly', { name: written })]
    return standsAlone(content, written) ? [] : [finding('blockInLine', { name: written })]
  })
  const plain = kind === 'html' ? textOfHtml(content) : content
  const isStray = kind === 'html' ? htmlParts(content).some(({ source }) => strayBraces(source)) : strayBraces(plain)
  return isStray ? [...wrong, finding('strayBraces')] : wrong
}

const scopeOf = ({ channel, destination }: Draft): VariableScope => (channel === 'legal' ? 'legal' : destination)

/**
 * Whether each occurrence has a paragraph of its own. Only looks nearby, because a text may contain the same
 * variable thousands of times.
 */
function standsAlone(html: string, written: string): boolean {
  for (let at = html.indexOf(written); at >= 0; at = html.indexOf(written, at + written.length)) {
    const before = html.slice(Math.max(0, at - near), at)
    const after = html.slice(at + written.length, at + written.length + near)
    if (!/<(?:p|div)(?: class="[a-z-]*")?>\s*$/.test(before) || !/^\s*<\/(?:p|div)>/.test(after)) return false
  }
  return true
}

/** Characters; enough for a tag with a class and some blanks. */
const near = 120

function smsFindings({ field, language, content }: DraftText, { linkAllowed }: Draft): Finding[] {
  const { segments, encoding, foreign } = smsLength(content.replace(/\{\{[^{}]*\}\}/g, 'xxxxxxxxxx'))
  const found: Finding[] = []
  const add = (severity: Severity, rule: string, values: Finding['values']) =>
    found.push({ severity, rule, field, language, values })
  if (segments > mostSegments) add('unfit', 'smsTooLong', { segments, most: mostSegments })
  else if (segments > 1) add('hint', 'smsLong', { segments })
  if (encoding === 'UCS-2') add('hint', 'smsUnicode', { character: foreign ?? '' })
  const hasLink = /https?:\/\//i.test(content) || namesIn({ content, kind: 'text' }).some(({ key }) => isLinkKey(key))
  if (linkAllowed === false && hasLink) add('unfit', 'smsLink', {})
  return found
}

function paperFindings({ field, language, kind, content }: DraftText): Finding[] {
  const strange = unprintableIn(composed(kind === 'html' ? textOfHtml(content) : content))
  if (strange.length === 0) return []
  const characters = strange.slice(0, 10).join(' ')
  return [{ severity: 'unfit', rule: 'unprintable', field, language, values: { characters } }]
}

const isLinkKey = (key: string): boolean => /(?:Link|Url)$/.test(key)

/** A language that one text has and another lacks: the reader would get half of the message in Dutch. */
function languageFindings({ texts, channel }: Draft): Finding[] {
  const fields = [...new Set(texts.map(({ field }) => field))]
  const languages = [...new Set(texts.map(({ language }) => language))]
  const has = (field: string, language: MessageLanguage) =>
    texts.some((text) => text.field === field && text.language === language)
  const partly = fields.flatMap((field) =>
    languages
      .filter((language) => !has(field, language))
      .map((language): Finding => ({ severity: 'unfit', rule: 'languagePartly', field, language, values: {} })),
  )
  if (channel === 'legal') return []
  const absent = (['en', 'fr'] as const)
    .filter((language) => !languages.includes(language))
    .map((language): Finding => ({
      severity: 'hint',
      rule: 'languageMissing',
      field: fields[0] ?? '',
      language,
      values: {},
    }))
  return [...partly, ...absent]
}
