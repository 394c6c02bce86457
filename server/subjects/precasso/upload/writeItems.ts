/** Writes items of many debtors at once: the invoices of one debtor are one item, which is reminded as if it had been typed. */
import { claimed } from '#domain/precasso.ts'
import { precasso, type PrecassoStored } from '#schemas/generated/precasso.ts'
import { say } from '#server/foundation/messages.ts'
import { untyped } from '#server/records/contract.ts'
import type { Body } from '#server/records/values/body.ts'
import { agreedOf, remembered } from '#server/subjects/fileImport/files/agreedOf.ts'
import { attachmentFor } from '#server/subjects/fileImport/files/attachments.ts'
import { createDebtors } from '#server/subjects/fileImport/files/createDebtors.ts'
import { addDocument } from '#server/subjects/fileImport/files/documents.ts'
import { knownOf } from '#server/subjects/fileImport/files/knownDebtors.ts'
import type { Parts } from '#server/subjects/fileImport/files/parts.ts'
import type { ImportContext, Made, ReadRow, WrittenRow } from '#server/subjects/fileImport/importType.ts'
import { mostClaims } from '#server/subjects/files/newFile.ts'
import { courseOf } from '#server/subjects/precasso/courseOf.ts'
import { amountsOf } from '#server/subjects/precasso/itemAmounts.ts'
import { itemBody } from '#server/subjects/precasso/itemBody.ts'

type Line = { place: number; parts: Parts; branding: PrecassoStored['branding'] }
/** Rows of one debtor, each list of which becomes an item. */
type Group = { items: readonly Line[][]; first: Parts; debtor: number; made: Made[] }

export async function writeItems(
  groups: readonly (readonly ReadRow[])[],
  context: ImportContext,
): Promise<WrittenRow[]> {
  // The client may have been closed since the check.
  await agreedOf(context)
  const lists = groups.map((rows): Line[] =>
    rows.map(({ place, values }) => ({
      place,
      parts: values.parts as Parts,
      branding: values.branding === 'office' ? 'office' : 'client',
    })),
  )
  const refused: WrittenRow[] = []
  const able = (await byDebtor(lists, context)).flatMap((group) => {
    const items = group.items.filter((lines) => !refusedCredits(lines, refused))
    return items.length > 0 ? [{ ...group, items }] : []
  })
  await createDebtors(able, context)
  return [...refused, ...(await createItems(able, context))]
}

/** Lists whose debtor turns out to be the same are one, in as many items as their invoices need. */
async function byDebtor(lists: readonly Line[][], { trx }: ImportContext): Promise<Group[]> {
  const filled = lists.flatMap(([first, ...rest]) => (first ? [{ first, lines: [first, ...rest] }] : []))
  const known = await knownOf(
    trx,
    filled.map(({ first }) => first.parts),
  )
  const groups = new Map<string, { debtor: number; first: Parts; lines: Line[] }>()
  filled.forEach(({ first, lines }, nth) => {
    const debtor = known.get(nth) ?? 0
    const key = debtor === 0 ? `new ${nth}` : `${debtor} ${first.branding}`
    const group = groups.get(key)
    if (group) group.lines.push(...lines)
    else groups.set(key, { debtor, first: first.parts, lines: [...lines] })
  })
  return [...groups.values()].map(({ lines, ...group }) => ({ ...group, made: [], items: inItems(lines) }))
}

const inItems = (lines: readonly Line[]): Line[][] =>
  Array.from({ length: Math.ceil(lines.length / mostClaims) }, (_, nth) =>
    lines.slice(nth * mostClaims, (nth + 1) * mostClaims),
  )

/** A credit note takes from what is claimed; where nothing is left there is nothing to remind of. */
function refusedCredits(lines: readonly Line[], refused: WrittenRow[]): boolean {
  if (claimed(lines.map(({ parts }) => parts.claim)) > 0) return false
  const errors = [{ column: 'claim.amount', text: { key: 'error.precasso.nothingClaimed' } }]
  refused.push(...lines.map(({ place }) => ({ place, errors })))
  return true
}

async function createItems(groups: readonly Group[], context: ImportContext): Promise<WrittenRow[]> {
  const { app, trx, by, job } = context
  const items = groups.flatMap((group) => group.items.map((lines) => ({ lines, group })))
  const bodies: Body[] = []
  for (const { lines, group } of items) {
    const { claims, ...body } = await bodyOf(lines, group, context)
    bodies.push({ ...body, claims, ...amountsOf({ claims, payments: [] }, context.today) })
  }
  const stored = await untyped(app.records).createAll(trx, precasso, bodies, by)
  const written: WrittenRow[] = []
  for (const [nth, { lines, group }] of items.entries()) {
    const result = { entity: precasso.name, id: Number(stored[nth]?.id) }
    const own = [...group.made.splice(0), result]
    for (const { place, parts } of lines) {
      const made = own.splice(0)
      const attachment = attachmentFor(parts, job)
      if (attachment && attachment !== 'missing')
        made.push(await addDocument(attachment, { precasso: result.id }, context))
      written.push({ place, result, made })
    }
  }
  return written
}

async function bodyOf(lines: readonly Line[], { first, debtor }: Group, context: ImportContext) {
  const { app, trx, by, job } = context
  const { kind: fileType, language } = first.debtor
  const course = await remembered(context, `course ${fileType}`, () =>
    courseOf({ engine: trx, now: app.now }, { customer: job.customer, fileType, workflow: null }),
  )
  return {
    ...itemBody({
      customer: job.customer,
      debtor,
      fileType,
      course,
      branding: lines[0]?.branding,
      claims: lines.map(({ parts }) => parts.claim),
      language: language as PrecassoStored['language'] | undefined,
      clientReference: first.file.clientReference as string | undefined,
      startDate: job.start === 'date' ? job.startOn : null,
    }),
    ...(job.start === 'hold' && {
      status: 'paused',
      holdReason: say(by.access.locale, { key: 'importJob.holdsItem' }),
    }),
  }
}
