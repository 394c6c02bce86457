/** Rules for a changed text: it must keep its placeholders, and use plain characters. */
import { formsIn, longestText, placeholdersIn } from '#schemas/textKey.ts'
import type { Text } from '#server/errors.ts'
import { frameProblems } from './accountMail.ts'

/** Control characters except line breaks, and characters that change the text direction. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
/** Empty, or only characters of no width. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Why `text` may not replace `original`, the text at `key`; empty when it may. */
export function problemsOf(key: string, original: string, text: string): Text[] {
  if (invisible.test(text) && original.trim() !== '') return [{ key: 'validation.required' }]
  if (text.length > longestText) return [{ key: 'validation.maxLength', values: { limit: longestText } }]
  const hasLines = original.includes('\n')
  if (control.test(text) || (text.includes('\n') && !hasLines)) return [{ key: 'validation.text' }]
  return [
    ...placeholderProblems(original, text),
    ...frameProblems(key, text),
    ...formProblems(original, text),
    ...tokenProblems(original, text),
  ]
}

function placeholderProblems(original: string, text: string): Text[] {
  const [wanted, given] = [placeholdersIn(original), placeholdersIn(text)]
  const missing = wanted.filter((name) => !given.includes(name))
  // %{name} is the placeholder syntax of the browser's library, which would replace it too.
  const foreign = [...text.matchAll(/%\{[^}]*\}?/g)].map(([found]) => found)
  const unknown = [...given.filter((name) => !wanted.includes(name)).map((name) => `%${name}%`), ...foreign]
  return [
    ...(missing.length > 0
      ? [{ key: 'error.placeholderMissing', values: { names: `%${missing.join('%, %')}%` } }]
      : []),
    ...(unknown.length > 0 ? [{ key: 'error.placeholderUnknown', values: { names: unknown.join(', ') } }] : []),
  ]
}

function formProblems(original: string, text: string): Text[] {
  const [wanted, given] = [formsIn(original), formsIn(text)]
  if (wanted.length === given.length && (given.length === 1 || !given.includes(''))) return []
  return [{ key: wanted.length > 1 ? 'error.pluralForms' : 'error.noPluralForms', values: { sign: '||||' } }]
}

/**
 * The browser takes an error that contains "csrf" as a request for a new token, so changed texts may not
 * contain the word.
 */
function tokenProblems(original: string, text: string): Text[] {
  const speaks = (words: string) => /csrf/i.test(words)
  return speaks(original) === speaks(text) ? [] : [{ key: 'error.tokenWord' }]
}
