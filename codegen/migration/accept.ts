/** The developer's consent on the command line: `drop:merchant.fax`, `fill:merchant.phone=+31201234567`. */
export type Accept = {
  /** Returns the text after `=` ('' without one) when `action:place` was given; else undefined. */
  value(action: string, place: string): string | undefined
  /** Consents that matched no question. */
  unused(): string[]
}

export function acceptOf(texts: readonly string[]): Accept {
  const used = new Set<string>()
  return {
    value(action, place) {
      const key = `${action}:${place}`
      const found = texts.find((text) => text === key || text.startsWith(`${key}=`))
      if (found === undefined) return undefined
      used.add(found)
      return found.slice(key.length + 1)
    },
    unused: () => texts.filter((text) => !used.has(text)),
  }
}
