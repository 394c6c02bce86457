/** Plans a bulk run: which records, what would become of them, and the run that is kept for it. */
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, FieldErrors, Refused } from '#server/errors.ts'
import { mostSelected } from '#server/lists/allIds.ts'
import { foundIds } from '#server/lists/export/records.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { asShown } from '#server/lists/search/oneTypo.ts'
import { untyped, type Deed } from '#server/records/contract.ts'
import type { Write } from '#server/records/requestWrites.ts'
import type { Body } from '#server/records/values/body.ts'
import { checkedDeed, type BulkEntity } from './checkDeed.ts'
import { preview } from './preview.ts'
import { countOf, keepOutcomes, keepPlan, runOf, targetsOf, withReasons, writeRun, type Run } from './store.ts'

/** `ids`: chosen records; `query`: filters and order of a list, for all that match; `list`: filters of the list, for the receipt. */
export type Asked = { deed: Deed; ids?: readonly number[]; query?: Body; list?: Body }

/** Characters of the filters of a list. */
const longestList = 20_000

/** @throws {FieldErrors | Refused} For a body that says neither or both which records, and for anything unknown in it. */
export function readAsked(body: unknown): Asked {
  if (!isObject(body)) throw new Refused({ key: 'error.body' })
  const { action, values = {}, ids, query, list, ...rest } = body
  const [extra] = Object.keys(rest)
  if (extra !== undefined) throw new FieldErrors({ [extra]: [{ key: 'validation.unknown' }] })
  if (typeof action !== 'string') throw new FieldErrors({ action: [{ key: 'validation.type.string' }] })
  if (!isObject(values)) throw new FieldErrors({ values: [{ key: 'error.body' }] })
  const deed = { action, values }
  if ((ids === undefined) === (query === undefined)) throw new FieldErrors({ ids: [{ key: 'error.bulk.which' }] })
  if (list !== undefined && (!isObject(list) || JSON.stringify(list).length > longestList))
    throw new FieldErrors({ list: [{ key: 'error.body' }] })
  const from = list && { list }
  if (ids !== undefined) return { deed, ids: idsIn(ids), ...from }
  if (!isObject(query)) throw new FieldErrors({ query: [{ key: 'error.body' }] })
  return { deed, query, ...from }
}

/** Checks as many records as there is time for, and keeps the run. */
export async function planRun({ deed: sent, ids, query, list }: Asked, of: BulkEntity, write: Write): Promise<Run> {
  const begun = performance.now()
  const deed = checkedDeed(sent, of, write.access)
  const found = ids ? { ids: ids.join(','), total: ids.length } : await matching(query ?? {}, write)
  if (found.total > mostSelected)
    throw new AppError(400, { error: { key: 'error.tooManySelected', values: { max: mostSelected } } })
  if (found.total === 0) throw new FieldErrors({ [ids ? 'ids' : 'query']: [{ key: 'error.bulk.none' }] })
  const { access, engine, entity, records } = write
  const plan = {
    deed,
    question: { query, list },
    locale: access.locale,
    impersonatorId: access.impersonator?.id ?? null,
  }
  const id = await engine.transaction(async (trx) => {
    const draft = { entity: entity.name, action: deed.action, state: 'previewed', total: found.total }
    const made = await untyped(records).create(trx, bulkRun, draft, write)
    await keepPlan(trx, Number(made.id), found.ids, plan, write)
    return Number(made.id)
  })
  const targets = (trx: Trx, first: number, count: number) => targetsOf(trx, id, first, count)
  const outcomes = await preview(deed, found.total, targets, write, begun)
  return engine.transaction(async (trx) => {
    await keepOutcomes(trx, id, outcomes)
    const counts = {
      checked: outcomes.length,
      changed: countOf(outcomes, 'change'),
      same: countOf(outcomes, 'same'),
      refused: countOf(outcomes, 'refused'),
    }
    await writeRun(trx, id, counts, withReasons([], outcomes))
    return runOf(trx, id)
  })
}

function matching({ _similar, ...query }: Body, write: Write) {
  for (const name of ['_offset', '_limit']) {
    if (name in query) throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  const asked = inWords(query) as Record<string, unknown>
  const similar = _similar === undefined || _similar === false ? undefined : String(_similar)
  const listed = asShown(readListQuery(asked, write.entity, write.access), similar)
  return foundIds(listed, write, mostSelected + 1)
}

/** The query as an address would say it, where all values are texts. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords)
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inWords(one)]))
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

function idsIn(given: unknown): number[] {
  if (!Array.isArray(given)) throw new FieldErrors({ ids: [{ key: 'validation.type.array' }] })
  const ids = given.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
  if (ids.length < given.length) throw new FieldErrors({ ids: [{ key: 'validation.type.integer' }] })
  return [...new Set(ids)]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
