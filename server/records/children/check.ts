/**
 * Checks child rows that are sent with their record, each as a record of its own entity, before anything is
 * written.
 */
import type { Child, Entity } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors, Refused, type AppError, type Text } from '#server/errors.ts'
import type { Entities } from '#server/sql/projection.ts'
import { checkBody, type Body, type Validators } from '#server/records/values/body.ts'
import { splitReadBack, withRelationIds } from '#server/records/values/readBack.ts'
import { rowsIn } from './read.ts'

/** A checked row. `id` and `version` for an existing one; `standing` holds values that must equal the stored ones. */
export type SentRow = { id?: number; version?: number; body: Body; standing: Body }
export type SentRows = { child: Child; rows: readonly SentRow[] }

type Given = { entity: Entity; entities: Entities; access: Access; validatorsOf: (name: string) => Promise<Validators> }

/**
 * Separates the rows from the body.
 *
 * @returns The remaining body, and the rows by kind; kinds that were not sent stay unchanged.
 * @throws {FieldErrors} With all mistakes, at paths such as `lines.0.amount`.
 */
export async function splitRows(sent: unknown, given: Given): Promise<{ own: unknown; sentRows: SentRows[] }> {
  const { children = [] } = given.entity
  if (children.length === 0 || !isObject(sent)) return { own: sent, sentRows: [] }
  const own: Record<string, unknown> = { ...sent }
  const sentRows: SentRows[] = []
  const errors: Record<string, readonly Text[]> = {}
  for (const child of children) {
    if (!Object.hasOwn(own, child.name)) continue
    const list = own[child.name]
    delete own[child.name]
    if (!Array.isArray(list)) {
      errors[child.name] = [{ key: 'validation.type.array' }]
    } else if (list.length > child.most) {
      errors[child.name] = [{ key: 'validation.maxItems', values: { limit: child.most } }]
    } else {
      const rows: SentRow[] = []
      for (const [index, row] of list.entries()) {
        await atRow(child, index, errors, async () => rows.push(await checkRow(row, child, given)))
      }
      sentRows.push({ child, rows })
    }
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return { own, sentRows }
}

async function checkRow(row: unknown, child: Child, given: Given): Promise<SentRow> {
  const { rows: entity } = rowsIn(child, given.entities)
  if (!isObject(row)) throw new Refused({ key: 'error.body' })
  const { id, _version: version, [child.property]: _, ...values } = row
  if (id !== undefined && !(Number.isSafeInteger(id) && Number(id) > 0))
    throw new FieldErrors({ id: [{ key: 'validation.type.integer' }] })
  const validators = await given.validatorsOf(entity.name)
  if (id === undefined) {
    // The parent may not exist yet; any id stands in for it during the check.
    const draft = { ...(withRelationIds(values, entity) as Body), [child.property]: 1 }
    const { [child.property]: __, ...body } = checkBody(draft, entity, validators.validateCreate, given.access)
    return { body, standing: {} }
  }
  const { body: changes, standing } = splitReadBack(values, entity, given.access)
  const body = checkBody(changes, entity, validators.validateUpdate, given.access)
  return { id: Number(id), ...(typeof version === 'number' && { version }), body, standing }
}

/** Prefixes the errors of a row with its path: `lines.0.amount`. */
export async function atRow(
  { name }: Child,
  index: number,
  errors: Record<string, readonly Text[]>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof FieldErrors || error instanceof Refused)) throw error
    Object.assign(errors, placed(`${name}.${index}`, error))
  }
}

function placed(place: string, { body }: AppError): Record<string, readonly Text[]> {
  if (body.error !== undefined) return { [place]: [body.error] }
  return Object.fromEntries(Object.entries(body.errors ?? {}).map(([field, texts]) => [`${place}.${field}`, texts]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
