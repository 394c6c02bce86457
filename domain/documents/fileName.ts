/** The name under which a file that somebody sends is kept: a label for people, never a path. */

/** Characters of a name before its ending; longer ones are cut and end in an ellipsis. */
export const longestName = 50
/** Characters of a name that are looked at: it may be as long as its sender likes. */
const longestSent = 1000
/** Names that Windows cannot save. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Control characters, and marks that turn text around: `gpj.exe` would read `exe.jpg`. */
// oxlint-disable-next-line no-control-regex -- those are what is taken away
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const notInNames = /[<>:"|?*]/g
const ending = /\.([A-Za-z0-9]{1,8})$/

/** @returns The ending without its dot, in small letters; empty without one. */
export const endingOf = (name: string): string => ending.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Returns the name as it is kept: without folders and invisible characters, at most fifty characters and an ellipsis
 * before its ending, and with an ending of its type.
 *
 * @param sent The client's word.
 * @param endings Those of its type, without dots; the first replaces one that is no such.
 * @example fileName('C:\\scans\\invoice.PDF', ['pdf']) // 'invoice.pdf'
 */
export function fileName(sent: string, endings: readonly string[]): string {
  const last = sent.slice(-longestSent).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(invisible, '').replace(notInNames, ' ').replace(/\s+/g, ' ').trim()
  const given = endingOf(clean)
  const stem = clean.replace(ending, '').replace(/^[. ]+|[. ]+$/g, '')
  const kept = endings.includes(given) ? given : (endings[0] ?? '')
  const own = stem === '' ? 'document' : reserved.test(stem) ? `${stem}_` : stem
  return `${shortened(own)}${kept === '' ? '' : `.${kept}`}`
}

/** Name of at most fifty characters, as a reader counts them, and an ellipsis. */
export function shortened(text: string, most = longestName): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`
}

/**
 * Returns the name, with a number before its ending where it is taken.
 *
 * @example freeName('invoice.pdf', new Set(['invoice.pdf'])) // 'invoice (2).pdf'
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  const dot = ending.exec(name)?.index ?? name.length
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    if (!taken.has(next)) return next
  }
}
