/**
 * Looks up a text and fills its placeholders, for the server (errors in the reader's language) and the browser
 * alike.
 */
export type Messages = { readonly [key: string]: string | Messages }
export type TextParams = Readonly<Record<string, unknown>>

/**
 * @param key Path with dots: 'validation.required'.
 * @param params Values for `%name%`. With `smart_count` the text may be "one |||| many".
 * @returns The text; the key itself when there is none, so that the gap is visible.
 */
export function translate(messages: Messages, key: string, params: TextParams = {}): string {
  const text = lookUp(messages, key)
  if (text === undefined) return key
  return chooseForm(text, params.smart_count).replace(/%(\w+)%/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  )
}

/**
 * The text at a key, with its placeholders; undefined when there is none. The last part may contain dots:
 * 'file.created'.
 */
export function lookUp(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages
  let rest = key
  for (;;) {
    if (typeof found !== 'object') return undefined
    const dot: number = Object.hasOwn(found, rest) ? -1 : rest.indexOf('.')
    const part: string = dot < 0 ? rest : rest.slice(0, dot)
    if (!Object.hasOwn(found, part)) return undefined
    found = found[part]
    if (dot < 0) return typeof found === 'string' ? found : undefined
    rest = rest.slice(dot + 1)
  }
}

/** Plural rule of nl, en and fr as used here: singular for 1 only. */
function chooseForm(text: string, count: unknown): string {
  const [singular = '', plural = singular] = text.split(' |||| ')
  return count === undefined || count === 1 ? singular : plural
}
