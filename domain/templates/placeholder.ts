/**
 * Where a template names a value: `{{file.number}}` or `%file.number%`, and `{{today.plus(14)}}` with a number of days.
 *
 * Templates have no logic: a name is replaced by its value, and a value is never read again.
 */

export type Placeholder = {
  /** As it stands in the template. */
  written: string
  /** Name of the variable, without days. */
  key: string
  /** Days after today, of `today.plus(n)`. */
  days?: number
}

const name = String.raw`[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*(?:\([0-9]{1,3}\))?`
/** Whatever stands between double braces is meant as a name; between per cents only what looks like one is. */
const inText = new RegExp(String.raw`\{\{([^{}]*)\}\}|%(${name})%`, 'g')
/** In the address of a link a per cent sign is how other characters are written. */
const inAddress = /\{\{([^{}]*)\}\}/g
const withDays = /^([a-zA-Z0-9.]+)\(([0-9]{1,3})\)$/

/** Names of variables, as a schema's pattern says it too. */
export const isKey = (text: string): boolean => /^[a-z][a-zA-Z0-9]*(?:\.[a-zA-Z0-9]+)*$/.test(text)

/**
 * Replaces each placeholder once, from left to right; what is put in its place is not looked at again.
 *
 * @param where In an address only braces count.
 */
export function replacePlaceholders(
  template: string,
  replace: (placeholder: Placeholder) => string,
  where: 'text' | 'address' = 'text',
): string {
  const pattern = where === 'text' ? inText : inAddress
  return template.replace(pattern, (written: string, inBraces?: string, inPercents?: string) =>
    replace(placeholderOf(written, (inBraces ?? inPercents ?? '').trim())),
  )
}

/** All placeholders in plain text, in their order, repeated ones too. */
export function placeholdersIn(template: string, where: 'text' | 'address' = 'text'): Placeholder[] {
  const found: Placeholder[] = []
  replacePlaceholders(template, (placeholder) => (found.push(placeholder), ''), where)
  return found
}

/** Braces that are opened and not closed, or closed and not opened, once whole placeholders are taken away. */
export const strayBraces = (template: string): boolean => /\{\{|\}\}/.test(template.replace(inAddress, ''))

function placeholderOf(written: string, key: string): Placeholder {
  const [, name, days] = withDays.exec(key) ?? []
  return name === undefined ? { written, key } : { written, key: name, days: Number(days) }
}
