/**
 * Whether the mail server of the office says that an e-mail comes from whom it names as its sender: the header
 * Authentication-Results (RFC 8601). Anybody can write one, so only that of a server of the office counts, and of
 * several the topmost: servers write above what came.
 */

export type ConfirmedBy = 'dmarc' | 'dkim' | 'spf'
type Result = { method: string; result: string; properties: ReadonlyMap<string, string> }

/** Characters of a header, and headers, that are read. */
const most = { characters: 4000, headers: 20 }
/** Name for the header of a server that writes no name of its own, as Microsoft 365 does. */
export const nameless = '-'

/**
 * @param results Values of the header, the topmost first. @param from Address of the sender.
 * @param servers Names (authserv-id) of the servers of the office.
 * @returns undefined: nobody confirms the sender, which is no proof of the contrary.
 */
export function confirmedBy(
  results: readonly string[],
  from: string,
  servers: readonly string[],
): ConfirmedBy | undefined {
  const own = new Set(servers.map((name) => name.trim().toLowerCase()))
  const header = results
    .slice(0, most.headers)
    .map((value) => read(value.slice(0, most.characters)))
    .find(({ server }) => own.has(server))
  const domain = domainOf(from)
  if (!header || domain === '') return undefined
  const [dmarc, another] = header.results.filter(({ method }) => method === 'dmarc')
  // Two contradict each other: one may come from an address that the server repeats.
  if (another) return undefined
  if (dmarc?.result === 'pass') return authorOf(dmarc) === domain ? 'dmarc' : undefined
  // The policy of the domain decides where there is one.
  if (dmarc && dmarc.result !== 'none') return undefined
  const passed = (method: string, ...names: string[]) =>
    header.results.some(
      (one) =>
        one.method === method &&
        one.result === 'pass' &&
        names.some((name) => isAligned(domainOf(one.properties.get(name)), domain)),
    )
  if (passed('dkim', 'header.d', 'header.i')) return 'dkim'
  return passed('spf', 'smtp.mailfrom', 'smtp.mail') ? 'spf' : undefined
}

/** Domain for which DMARC was evaluated. */
const authorOf = ({ properties }: Result): string =>
  domainOf([...properties].find(([name]) => /^header\.from$/.test(name))?.[1])

const domainOf = (address = ''): string => address.trim().toLowerCase().replace(/^.*@/, '').replace(/\.$/, '')

/** The same domain, or one that belongs to the other; two names at least, so that no top domain vouches for all. */
function isAligned(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.includes('.') && (long === short || long.endsWith(`.${short}`))
}

function read(value: string): { server: string; results: Result[] } {
  const [first = '', ...rest] = partsOf(value)
  // Without a name the results begin at once.
  const isNameless = /^[\w-]+\s*=/.test(first)
  const server = isNameless ? nameless : (first.split(/\s/)[0] ?? '').replace(/"/g, '').toLowerCase()
  return { server, results: (isNameless ? [first, ...rest] : rest).flatMap(resultIn) }
}

const withoutBlanks = (part: string): string =>
  part
    .split('=')
    .map((side) => side.trim())
    .join('=')

function resultIn(part: string): Result[] {
  const [first = '', ...words] = withoutBlanks(part).split(/\s+/)
  const [, method, result] = /^([a-z][\w-]*)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? []
  if (method === undefined || result === undefined) return []
  const properties = new Map<string, string>()
  for (const word of words) {
    const at = word.indexOf('=')
    const name = word.slice(0, Math.max(0, at)).toLowerCase()
    // Neither of two that contradict each other counts.
    if (at > 0) properties.set(name, properties.has(name) ? '' : word.slice(at + 1).replace(/"/g, ''))
  }
  return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties }]
}

/** Parts between semicolons, without comments; a semicolon in a quotation or comment separates nothing. */
function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at += 1) {
    const one = value.charAt(at)
    if (one === '\\' && (isQuoted || depth > 0)) at += 1
    else if (isQuoted) {
      if (one === '"') isQuoted = false
      // A blank would end the value, an equals sign begin another.
      parts.push(`${parts.pop() ?? ''}${/[\s=;]/.test(one) ? '_' : one}`)
    } else if (one === '(') depth += 1
    else if (one === ')' && depth > 0) {
      depth -= 1
      parts.push(`${parts.pop() ?? ''} `)
    } else if (depth > 0) continue
    else if (one === ';') parts.push('')
    else {
      if (one === '"') isQuoted = true
      parts.push(`${parts.pop() ?? ''}${one}`)
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
