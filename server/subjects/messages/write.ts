/** Writes a message as its reader would get it, or says why not. Nothing is stored. */
import { heldAtGate, holdsOf } from '#domain/gate/gate.ts'
import type { Held, Outgoing } from '#domain/gate/letter.ts'
import type { Purpose } from '#domain/gate/purpose.ts'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { misfitOf, type Meant } from '#domain/messages/misfit.ts'
import { localAt, momentAt } from '#domain/time/local.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { firstMoment, type Channel, type HoldReason } from '#domain/workflow/walls.ts'
import { leavingOf, momentIn, onPaper } from './atGate.ts'
import { addsUp } from './fileBlocks.ts'
import type { FileFacts } from './fileFacts.ts'
import { asksIn, fill, namesCosts } from './fill.ts'
import { ownerKey, readerKey, type Owned } from './owner.ts'
import { recipientOf } from './recipient.ts'
import { recentKey, templateKey, type Sources } from './sources.ts'
import { languageIn, type Template } from './templates.ts'

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
  const facts = sources.owners.get(readerKey(asked))
  const money = sources.money.get(ownerKey(asked))
  const template = sources.templates.get(templateKey(asked))
  if (!facts || !money) return { hold: 'manual', note: 'file' }
  if (!template) return { hold: 'template_error', note: 'template' }
  const toDebtor = asked.destination === 'debtor'
  const language = languageIn(template, toDebtor ? facts.debtor.language : facts.customer.language)
  const recipient = recipientOf(facts, asked, language)
  const outgoing = outgoingOf(asked, { purpose: template.purpose, ...recipient }, sources)
  const leaving = (what: Outgoing) => leavingOf(facts, what, { ...momentIn(sources, asked.passes), money })
  const held = heldAtGate(leaving(outgoing)) ?? unfitFor(template, asked, facts)
  if (held) return held
  if (recipient.address === null) throw new Error('An address that may be used is missing.')
  const leavesAt = leavesAtOf(asked, sources, now)
  const isLetter = template.purpose === 'fourteen_day_letter' && toDebtor
  const letterEnd = isLetter ? endIfSentOn(asked.channel, localAt(leavesAt), sources) : null
  const isPrivate = facts.fileType === 'private'
  const filled = fill(
    template,
    { facts, money, author: asked.author ?? null, letterEnd, asks: asksIn(template, language) },
    { language, sources, isPrivate: isPrivate && toDebtor },
  )
  if ('hold' in filled) return filled
  const { named, ...texts } = filled
  const announced = isLetter && isPrivate ? money.announced : null
  if (isLetter && isPrivate && announced === null) return { hold: 'amount_zero' }
  // A text message says too little, and proves nothing of what was announced.
  if (isLetter && (asked.channel === 'sms' || (announced && !namesCosts(named, announced))))
    return { hold: 'template_error', note: 'no letter' }
  const paper = onPaper({ to: recipient.address, ...texts })
  const unfit = heldAtGate(leaving({ ...outgoing, ...paper, ...(toDebtor && { addsUp: addsUp(money) }) }))
  if (unfit) return unfit
  return {
    facts,
    language,
    to: recipient.address,
    ...texts,
    templateVersion: template.version,
    purpose: template.purpose,
    passed: passedOf(holdsOf(leaving(outgoing)), asked.passes),
    announced: announced && announced.net + announced.vat,
    leavesAt,
  }
}

const outgoingOf = (
  asked: Asked,
  what: Pick<Outgoing, 'purpose' | 'address' | 'isStopped'>,
  { recent }: Sources,
): Outgoing => ({
  channel: asked.channel,
  destination: asked.destination,
  ...what,
  isRepeated: asked.again !== true && recent.has(recentKey(asked)),
  isStep: typeof asked.step === 'number',
})

/** Why the template is not for this message. */
function unfitFor({ isActive, record }: Template, { destination }: Asked, facts: FileFacts): Held | undefined {
  if (!isActive) return { hold: 'template_error', note: 'inactive' }
  const misfit = misfitOf(record as Meant, { destination, fileType: facts.fileType, customer: facts.customer.id })
  return misfit && { hold: 'template_error', note: misfit }
}

const passedOf = (holds: readonly Held[], passes: readonly HoldReason[] = []): HoldReason[] => [
  ...new Set(holds.flatMap(({ hold }) => (passes.includes(hold) ? [hold] : []))),
]

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
