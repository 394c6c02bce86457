/** What the developer has agreed to on the command line: `drop:merchant.fax`, `fill:merchant.phone=+31201234567`. */
export type Accept = {
  /** Returns what stands after `=` ('' without one) when `action:place` was agreed to. */
  value(action: string, place: string): string | undefined
  /** Those that answered nothing. */
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
