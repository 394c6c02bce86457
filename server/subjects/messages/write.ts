/** Writes a message as its reader would get it, or says why not. Nothing is stored. */
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { heldAtGate, holdsOf } from '#domain/gate/gate.ts'
import type { Held, Outgoing } from '#domain/gate/letter.ts'
import type { Purpose } from '#domain/gate/purpose.ts'
import { isHeaderLine } from '#domain/cells/headerLine.ts'
import { misfitOf, type Meant } from '#domain/messages/misfit.ts'
import { localAt, momentAt } from '#domain/time/local.ts'
import { textIn } from '#domain/templates/draftOf.ts'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import { blockWords } from '#domain/templates/blockWords.ts'
import type { ValueOf } from '#domain/templates/render.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage, Value } from '#domain/templates/variable.ts'
import { firstMoment, type Channel, type HoldReason } from '#domain/workflow/walls.ts'
import { Refused } from '#server/errors.ts'
import { fillIn } from '#server/subjects/templates/message.ts'
import { leavingOf, momentIn, onPaper } from './atGate.ts'
import { addsUp } from './fileBlocks.ts'
import type { FileFacts } from './fileFacts.ts'
import { ownerKey, type Owned } from './owner.ts'
import type { Money } from './moneyOf.ts'
import { recipientOf } from './recipient.ts'
import { recentKey, templateKey, type Sources } from './sources.ts'
import { languageIn, templateKinds, withDuties, type Template } from './templates.ts'
import { valuesOf } from './values.ts'

/** Note of a message whose values would make its subject more than a line. */
export const severalLines = 'several lines'

export type Asked = Owned & {
  channel: Channel
  destination: 'debtor' | 'client'
  /** Id of a template of the channel's entity. */
  template: number
  step?: number | null
  sendFrom?: string | null
  sendUntil?: string | null
  /** Whether to send even when the same template went to the file a short while ago. */
  again?: boolean
  /** Reasons that a person, or the condition of a step, has set aside; those that are law count all the same. */
  passes?: readonly HoldReason[]
  author?: { name: string; signature: string | null } | null
}

export type Written = {
  facts: FileFacts
  language: MessageLanguage
  to: string
  subject: string
  /** HTML, also of a text message. */
  body: string
  segments: number | null
  templateVersion: number
  purpose: Purpose
  /** Reasons that would hold it and were set aside. */
  passed: readonly HoldReason[]
  /** Cents, with VAT, that the 14-day letter announces. */
  announced: number | null
  /** Milliseconds since 1970. */
  leavesAt: number
}

export function writeMessage(asked: Asked, sources: Sources, now: number): Written | Held {
  const facts = sources.owners.get(ownerKey(asked))
  const money = sources.money.get(ownerKey(asked))
  const template = sources.templates.get(templateKey(asked))
  if (!facts || !money) return { hold: 'manual', note: 'file' }
  if (!template) return { hold: 'template_error', note: 'template' }
  const toDebtor = asked.destination === 'debtor'
  const language = languageIn(template, toDebtor ? facts.debtor.language : facts.customer.language)
  const recipient = recipientOf(facts, asked, language)
  const isPrivate = facts.fileType === 'private'
  const { purpose } = template
  const outgoing: Outgoing = {
    channel: asked.channel,
    destination: asked.destination,
    purpose,
    ...recipient,
    isRepeated: asked.again !== true && sources.recent.has(recentKey(asked)),
    isStep: typeof asked.step === 'number',
  }
  const leaving = (what: Outgoing) => leavingOf(facts, what, { ...momentIn(sources, asked.passes), money })
  const atGate = (more: Partial<Outgoing> = {}): Held | undefined => heldAtGate(leaving({ ...outgoing, ...more }))
  const held = atGate()
  if (held) return held
  if (!template.isActive) return { hold: 'template_error', note: 'inactive' }
  const of = { destination: asked.destination, fileType: facts.fileType, customer: facts.customer.id }
  const misfit = misfitOf(template.record as Meant, of)
  if (misfit) return { hold: 'template_error', note: misfit }
  if (recipient.address === null) throw new Error('An address that may be used is missing.')
  const leavesAt = leavesAtOf(asked, sources, now)
  const isLetter = purpose === 'fourteen_day_letter' && toDebtor
  const letterEnd = isLetter ? endIfSentOn(asked.channel, localAt(leavesAt), sources) : null
  const asks = asksIn(template, language)
  const filled = fill(
    template,
    { facts, money, author: asked.author ?? null, letterEnd, asks },
    { language, sources, isPrivate: isPrivate && toDebtor },
  )
  if ('hold' in filled) return filled
  const { named, ...texts } = filled
  const announced = isLetter && isPrivate ? money.announced : null
  if (isLetter && isPrivate && announced === null) return { hold: 'amount_zero' }
  // A text message says too little, and proves nothing of what was announced.
  if (isLetter && (asked.channel === 'sms' || (announced && !namesCosts(named, announced))))
    return { hold: 'template_error', note: 'no letter' }
  const unfit = atGate({ ...onPaper({ to: recipient.address, ...texts }), ...(toDebtor && { addsUp: addsUp(money) }) })
  if (unfit) return unfit
  return {
    facts,
    language,
    to: recipient.address,
    ...texts,
    templateVersion: template.version,
    purpose,
    passed: passedOf(holdsOf(leaving(outgoing)), asked.passes),
    announced: announced && announced.net + announced.vat,
    leavesAt,
  }
}

const passedOf = (holds: readonly Held[], passes: readonly HoldReason[] = []): HoldReason[] => [
  ...new Set(holds.flatMap(({ hold }) => (passes.includes(hold) ? [hold] : []))),
]

/** The amount that a text asks: its tables end there. */
const asksIn = ({ channel, record }: Template, language: MessageLanguage): 'principal' | 'outstanding' =>
  channel !== 'sms' &&
  textIn(record.body, language).includes('file.total.principal') &&
  !textIn(record.body, language).includes('file.total.outstanding')
    ? 'principal'
    : 'outstanding'

/** A client may be written to at any hour. */
export function leavesAtOf(
  { channel, destination, sendFrom, sendUntil }: Pick<Asked, 'channel' | 'destination' | 'sendFrom' | 'sendUntil'>,
  { holidays, window }: Pick<Sources, 'holidays' | 'window'>,
  now: number,
): number {
  if (destination === 'client') return now
  const at = localAt(now)
  const from = sendFrom && sendFrom > window.from ? sendFrom : window.from
  const until = sendUntil && sendUntil < window.until ? sendUntil : window.until
  const first = firstMoment(channel, { at, holidays: holidays.recognised, from, until })
  return first === at ? now : momentAt(first.slice(0, 10), first.slice(11))
}

/** The last day of the term of a letter. @param at Local time. */
export const endIfSentOn = (channel: Channel, at: string, { holidays }: Pick<Sources, 'holidays'>): string =>
  letterTerm(at.slice(0, 10), channel === 'post' ? 'post' : 'email', holidays).termLastExtended

type Filling = { language: MessageLanguage; sources: Sources; isPrivate: boolean }

function fill(
  template: Template,
  of: {
    facts: FileFacts
    money: Money
    author: { name: string; signature: string | null } | null
    letterEnd: string | null
    asks: 'principal' | 'outstanding'
  },
  { language, sources, isPrivate }: Filling,
): (Pick<Written, 'subject' | 'body' | 'segments'> & { named: ReadonlySet<string> }) | Held {
  const record = isPrivate ? withDuties(template, language) : template.record
  const known = valuesOf(sources.office, of, language)
  const named = new Set<string>()
  const valueOf: ValueOf = (placeholder) => {
    named.add(placeholder.key)
    return known(placeholder) ?? instead(placeholder.key, language)
  }
  try {
    const { texts, missing } = fillIn(templateKinds[template.channel].entity, record, language, valueOf)
    if (missing.length > 0) return { hold: 'template_error', note: missing.join(', ') }
    if (template.channel !== 'sms' && !isHeaderLine(texts.subject ?? ''))
      return { hold: 'template_error', note: severalLines }
    if (template.channel !== 'sms')
      return { subject: texts.subject ?? '', body: texts.body ?? '', segments: null, named }
    const text = texts.text ?? ''
    // Lists show the beginning of a text message as its subject.
    return {
      subject: text.replace(/\s+/g, ' ').slice(0, 120),
      body: htmlOfText(text),
      segments: smsLength(text).segments,
      named,
    }
  } catch (error) {
    if (error instanceof Refused) return { hold: 'template_error', note: 'too long' }
    throw error
  }
}

/** Without the amounts that it announces a 14-day letter is none (Civil Code 6:96, paragraph 6), and costs after it are not due. */
const namesCosts = (named: ReadonlySet<string>, { vat }: NonNullable<Money['announced']>): boolean =>
  named.has('file.14day.costs') &&
  (vat === 0 || named.has('file.14day.costsVat') || named.has('file.14day.vatStatement'))

/** A message that lists payments says so where there are none; an annex of them is left out. */
const instead = (key: string, language: MessageLanguage): Value | undefined =>
  key === 'file.paymentsTable'
    ? { format: 'block', block: { kind: 'lines', lines: [blockWords.noPayments[language]] } }
    : undefined

/** Lines of a text message as rich text, which `textOfHtml` reads back. */
export const htmlOfText = (text: string): string => `<p>${escapeHtml(text).replace(/\r\n|\r|\n/g, '<br />')}</p>`
