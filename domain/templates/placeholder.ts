/**
 * Placeholders in a template: `{{file.number}}` or `%file.number%`, and `{{today.plus(14)}}` with a number of
 * days.
 *
 * Templates have no logic: a placeholder is replaced by its value, and values are never parsed.
 */

export type Placeholder = {
  /** The text of the placeholder. */
  written: string
  /** Name of the variable, without days. */
  key: string
  /** Days after today, for `today.plus(n)`. */
  days?: number
}

const name = String.raw`[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*(?:\([0-9]{1,3}\))?`
/** Placeholders are all that stands in double braces; between per cent signs only what looks like a name. */
const inText = new RegExp(String.raw`\{\{([^{}]*)\}\}|%(${name})%`, 'g')
/** In the address of a link, per cent signs encode characters. */
const inAddress = /\{\{([^{}]*)\}\}/g
const withDays = /^([a-zA-Z0-9.]+)\(([0-9]{1,3})\)$/

/** Whether the text is a variable name; a schema has the same pattern. */
export const isKey = (text: string): boolean => /^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*$/.test(text)

/**
 * Replaces each placeholder once, from left to right; inserted text is not parsed again. A value that ends in a full stop
 * (`Jansen B.V.`) ends its sentence too: the one that stands behind it in the template is left out.
 *
 * @param where In an address only braces count.
 */
export function replacePlaceholders(
  template: string,
  replace: (placeholder: Placeholder) => string,
  where: 'text' | 'address' = 'text',
): string {
  const pattern = where === 'text' ? inText : inAddress
  let rest = 0
  const parts: string[] = []
  for (const found of template.matchAll(pattern)) {
    const [written, inBraces, inPercents] = found
    const value = replace(placeholderOf(written, (inBraces ?? inPercents ?? '').trim()))
    parts.push(template.slice(rest, found.index), value)
    rest = found.index + written.length
    if (where === 'text' && value.endsWith('.') && endsSentence.test(template.slice(rest, rest + 2))) rest += 1
  }
  return parts.join('') + template.slice(rest)
}

/** A full stop, with nothing but a space or the end behind it. */
const endsSentence = /^\.(?=\s|$)/

/** All placeholders in plain text, in order, duplicates included. */
export function placeholdersIn(template: string, where: 'text' | 'address' = 'text'): Placeholder[] {
  const found: Placeholder[] = []
  replacePlaceholders(template, (placeholder) => (found.push(placeholder), ''), where)
  return found
}

/** Whether braces are left over once whole placeholders are removed. */
export const strayBraces = (template: string): boolean => /\{\{|\}\}/.test(template.replace(inAddress, ''))

function placeholderOf(written: string, key: string): Placeholder {
  const [, name, days] = withDays.exec(key) ?? []
  return name === undefined ? { written, key } : { written, key: name, days: Number(days) }
}
