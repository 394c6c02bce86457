/**
 * Writes claims of many debtors at once. A claim joins the running amicable file of its debtor and client, also one with
 * an arrangement; without one, those that are written together make one new file (Civil Code 6:96, paragraph 7).
 */
import { claim } from '#schemas/generated/claim.ts'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'
import { untyped } from '#server/records/contract.ts'
import { onGround } from '#server/subjects/files/customerAgreement.ts'
import { uncomputable } from '#server/subjects/files/uncomputableAmount.ts'
import { groundsOf, limited } from '#server/subjects/ledger/claimLimitation.ts'
import { closedUntil, openDay } from '#server/subjects/ledger/closedUntil.ts'
import { opened, settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import type { Interrupting } from '#server/subjects/limitation/interrupt.ts'
import { beginningOf } from '#server/subjects/workflow/assign.ts'
import { readerBehind } from '#server/sql/within.ts'
import type { ImportContext, Made, ReadRow, WrittenRow } from '#server/subjects/fileImport/importType.ts'
import { attachmentFor } from './attachments.ts'
import { lockUnprotected } from '#server/subjects/debtors/unprotectedDebtors.ts'
import { agreedOf, remembered } from './agreedOf.ts'
import type { ClaimImport } from './claimImport.ts'
import { createDebtors } from './createDebtors.ts'
import { addDocument } from './documents.ts'
import { knownOf } from './knownDebtors.ts'
import type { Parts } from './parts.ts'
import { demandBy, keepLetters } from './letters.ts'
import { completeReferences, withReferences } from './references.ts'
import { runningFiles } from './runningFiles.ts'

type Line = { place: number; parts: Parts }
/** Rows of one debtor, and what becomes of them. */
type Group = { lines: readonly Line[]; first: Parts; debtor: number; made: Made[]; file: number; isJoined: boolean }

export async function writeClaims(
  groups: readonly (readonly ReadRow[])[],
  given: ClaimImport,
  context: ImportContext,
): Promise<WrittenRow[]> {
  const { trx, today, by } = context
  const lists = groups.map((rows): Line[] => rows.map(({ place, values }) => ({ place, parts: values.parts as Parts })))
  const work = () => written(lists, given, context)
  try {
    const { rows, demands } = await settledOnce(trx, { today, requestId: by.requestId }, work)
    await demandBy(demands, context)
    return rows
  } catch (error) {
    throw new Refused(uncomputable(error))
  }
}

type Written = { rows: WrittenRow[]; demands: Interrupting[] }

async function written(lists: readonly Line[][], given: ClaimImport, context: ImportContext): Promise<Written> {
  const { trx } = context
  const filled = lists.filter((lines) => lines.length > 0)
  const firsts = filled.flatMap(([line]) => line?.parts ?? [])
  const known = await knownOf(trx, firsts)
  const merged = await joinedLists(filled, firsts, known, context)
  const refused: WrittenRow[] = []
  const able: Group[] = []
  for (const group of merged) {
    // A credit note takes from what is claimed; alone it makes no file.
    if (group.file === 0 && group.lines.every(({ parts }) => parts.claim.type === 'credit_note'))
      refused.push(
        ...group.lines.map(({ place }) => ({
          place,
          errors: [{ column: 'claim.amount', text: { key: 'importJob.creditAlone' } }],
        })),
      )
    else able.push(group)
  }
  await createDebtors(able, context)
  await openFiles(able, given, context)
  const { rows, demands } = await addClaims(able, context)
  return { rows: [...refused, ...rows], demands }
}

/** Lists whose debtor turns out to be the same are one; with the file that each joins. */
async function joinedLists(
  lists: readonly Line[][],
  firsts: readonly Parts[],
  known: ReadonlyMap<number, number>,
  context: ImportContext,
): Promise<Group[]> {
  const groups = new Map<string, Line[]>()
  lists.forEach((lines, nth) => {
    const debtor = known.get(nth)
    const first = firsts[nth]
    if (!first) return
    const key = debtor === undefined ? `new ${nth}` : `${debtor} ${first.debtor.kind} ${first.claim.amount.currency}`
    groups.set(key, [...(groups.get(key) ?? []), ...lines])
  })
  const all = [...groups].flatMap(([key, lines]): Group[] => {
    const [line] = lines
    const debtor = key.startsWith('new') ? 0 : Number(key.split(' ')[0])
    return line ? [{ lines, first: line.parts, debtor, made: [], file: 0, isJoined: false }] : []
  })
  if (context.job.merge === false) return all
  const running = await runningFiles(
    context.trx,
    context.job.customer,
    all.map(({ debtor, first }) => ({ debtor, fileType: first.debtor.kind, currency: first.claim.amount.currency })),
    readerBehind(context.by.access),
  )
  return all.map((group, nth) => ({ ...group, file: running.get(nth) ?? 0, isJoined: running.has(nth) }))
}

async function openFiles(groups: readonly Group[], given: ClaimImport, context: ImportContext): Promise<void> {
  const { app, trx, by, job, today } = context
  const fresh = groups.filter(({ file: id }) => id === 0)
  if (fresh.length === 0) return
  const agreed = await agreedOf(context)
  const begins = async (fileType: string) =>
    remembered(context, `begins ${fileType}`, () =>
      beginningOf(
        trx,
        { customer: job.customer, fileType: fileType as 'private', legalType: agreed.legalType },
        job.start === 'date' && job.startOn ? job.startOn : today,
      ),
    )
  const bodies: Body[] = []
  for (const { first, debtor } of fresh) {
    bodies.push({
      customer: job.customer,
      debtor,
      fileType: first.debtor.kind,
      currency: first.claim.amount.currency,
      receivedAt: today,
      source: given.source,
      language: first.debtor.language ?? 'nl',
      legalType: agreed.legalType,
      phase: agreed.phase,
      team: agreed.team,
      caseManager: agreed.caseManager,
      accountManager: agreed.accountManager,
      fourteenDayState: first.debtor.kind === 'company' ? 'not_needed' : 'none',
      clientReference: first.file.clientReference ?? null,
      customerNumber: first.file.customerNumber ?? null,
      description: first.file.description ?? null,
      ...(await begins(first.debtor.kind)),
      ...(job.start === 'hold' && {
        workflowStatus: 'paused',
        holdReason: say(by.access.locale, { key: 'importJob.holds' }),
      }),
    })
  }
  await lockUnprotected(
    trx,
    fresh.map(({ debtor }) => debtor),
  )
  const stored = await untyped(app.records).createAll(trx, file, bodies, by, (drafts) => withReferences(trx, drafts))
  opened(
    trx,
    stored.map(({ id }) => Number(id)),
  )
  await completeReferences(trx, stored)
  stored.forEach(({ id }, nth) => {
    const group = fresh[nth]
    if (!group) return
    group.file = Number(id)
    group.made.push({ entity: 'file', id: Number(id) })
  })
  const reason = say(by.access.locale, { key: 'collection.agreedInterest' })
  await untyped(app.records).createAll(
    trx,
    interestSetting,
    fresh.map(({ file: of, first }) => {
      const { type, rate, per, compounding } = onGround(agreed, first.debtor.kind)
      return { file: of, customer: job.customer, type, rate, per, compounding, reason }
    }),
    by,
  )
}

async function addClaims(groups: readonly Group[], context: ImportContext): Promise<Written> {
  const { app, trx, by, job, today } = context
  const lines = groups.flatMap((group) => group.lines.map((line) => ({ ...line, group })))
  // A running file may have another ground than the usual one of its customer.
  const grounds = await groundsOf(
    trx,
    groups.map(({ file: id }) => id),
  )
  const closed = await closedUntil(trx)
  const bodies = lines.map(({ parts, group }) => ({
    ...parts.claim,
    ...limited(parts.claim, grounds.get(group.file) ?? null, today),
    countsFrom: openDay(String(parts.claim.invoiceDate), closed),
    file: group.file,
    customer: job.customer,
    // Open amount = claim amount until a payment arrives. Setting it here saves the ledger a second update.
    ...(parts.claim.type !== 'credit_note' && { openAmount: parts.claim.amount }),
  }))
  const stored = await untyped(app.records).createAll(trx, claim, bodies, by)
  const written: WrittenRow[] = []
  for (const [index, { place, parts, group }] of lines.entries()) {
    const made: Made[] = [...group.made.splice(0), { entity: 'claim', id: Number(stored[index]?.id) }]
    const attachment = attachmentFor(parts, job)
    if (attachment && attachment !== 'missing') made.push(await addDocument(attachment, { file: group.file }, context))
    written.push({ place, result: { entity: 'file', id: group.file }, made })
  }
  const claims = lines.map(({ parts, group: { file: of, debtor } }, index) => ({
    file: of,
    debtor,
    claim: Number(stored[index]?.id),
    type: parts.claim.type,
    letter: parts.letter,
  }))
  return { rows: written, demands: await keepLetters(claims, context) }
}
