/** Reports of mail servers about a message: what became of it, for each of its recipients (RFC 3464). */

/** `unknown`: it does not say. Only `failed` is final, whatever its status code (RFC 3464, 2.3.3). */
export type Fate = 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded' | 'unknown'
type Recipient = { addresses: string[]; fate: Fate; reason: string }
export type Report = {
  /** Message-IDs that it names, ours among them. */
  messageIds: string[]
  recipients: Recipient[]
}

/** Characters that are read. */
const read = 300_000
const mostRecipients = 100

/** @param raw The whole message as it came: the parts of a report are plain text. */
export function reportIn(raw: string): Report {
  const text = raw
    .slice(0, read)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
  const messageIds = [
    ...text.matchAll(/^(?:message-id|in-reply-to|references|(?:x-)?original-message-id):(.+)/gim),
  ].flatMap(([, value = '']) => [...value.matchAll(/<[^<>\s]{3,250}>/g)].map(([id]) => id))
  const status = statusPart(text)
  const recipients = status === undefined ? [inWords(text)] : recipientsIn(status)
  return { messageIds: [...new Set(messageIds)], recipients }
}

/**
 * What became of a message that was sent to an address. A report about several others says nothing of it, unless it says
 * the same of all; one about a single other address is about the one that it was passed on to.
 */
export function fateOf({ recipients }: Report, to: string): { fate: Fate; reason: string } {
  const own = recipients.find(({ addresses }) => addresses.includes(to.trim().toLowerCase()))
  const [first] = recipients
  const isSame = first !== undefined && recipients.every(({ fate }) => fate === first.fate)
  return own ?? (isSame ? first : { fate: 'unknown', reason: '' })
}

function statusPart(text: string): string | undefined {
  const begin = text.search(/^content-type:[ \t]*message\/(?:global-)?delivery-status\b/im)
  const body = begin < 0 ? -1 : text.indexOf('\n\n', begin)
  if (body < 0) return undefined
  const end = text.slice(body).search(/\n--/)
  return text.slice(body, end < 0 ? undefined : body + end)
}

const fates: ReadonlySet<string> = new Set<Fate>(['failed', 'delayed', 'delivered', 'relayed', 'expanded'])
const isFate = (text: string): text is Fate => fates.has(text)

/** Groups of fields, one for each recipient after the one of the message itself. */
function recipientsIn(status: string): Recipient[] {
  return status
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('final-recipient'))
    .slice(0, mostRecipients)
    .map((fields) => {
      const [action = ''] = /^[a-z]*/.exec((fields.get('action') ?? '').toLowerCase()) ?? []
      const code = fields.get('status') ?? ''
      const told = fields.get('diagnostic-code') ?? fields.get('x-supplementary-info') ?? ''
      const reason = told.replace(/^[\w-]{1,20};\s*/, '') || code
      return {
        addresses: ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(fields.get(name))),
        fate: isFate(action) ? action : 'unknown',
        reason: reasonOf(reason),
      }
    })
}

const fieldsOf = (group: string): Map<string, string> =>
  new Map(
    group.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon <= 0 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )

const addressIn = (field: string | undefined): string[] => {
  const [address] = /[^\s<>;]{1,120}@[^\s<>;]{1,120}/.exec((field ?? '').slice(0, 400)) ?? []
  return address === undefined ? [] : [address.toLowerCase()]
}

const code = /\b[45]\.\d{1,3}\.\d{1,3}\b|\b5\d\d[ -]/
const forGood =
  /permanent (?:fatal )?error|permanently|giv(?:en|ing) up|could not be delivered|couldn't be delivered|wasn't able to deliver|unable to deliver|niet (?:worden )?bezorgd/i
const notYet =
  /\bdelayed\b|will (?:be retried|retry|keep trying|try again)|still (?:trying|being retried)|no action is required|vertraagd|temporar(?:y|ily)/i

/** A report in words, as qmail and Exim write it: about the addresses above the copy of the message. */
function inWords(text: string): Recipient {
  const [header = '', ...paragraphs] = text.slice(0, 20_000).split('\n\n')
  const body = paragraphs.join('\n\n')
  const copy = body.search(/^-{2,}.{0,60}(?:copy|message|bericht)|^(?:return-path|received):/im)
  const said = copy < 0 ? body : body.slice(0, copy)
  const failed = /^x-failed-recipients:(.+)/im.exec(header)?.[1] ?? ''
  const addresses = [...`${failed} ${said}`.slice(0, 8000).matchAll(/[^\s<>,;:()"]{1,120}@[^\s<>,;:()"]{1,120}/g)]
  const reason = said.split('\n').find((line) => code.test(line)) ?? said.split('\n').find((line) => forGood.test(line))
  const isFinal = failed !== '' || (!notYet.test(said) && (forGood.test(said) || /\b5\.\d{1,3}\.\d{1,3}\b/.test(said)))
  return {
    addresses: addresses.slice(0, mostRecipients).map(([address]) => address.toLowerCase().replace(/\.$/, '')),
    fate: isFinal ? 'failed' : notYet.test(said) ? 'delayed' : 'unknown',
    reason: reasonOf(reason ?? ''),
  }
}

const reasonOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)
