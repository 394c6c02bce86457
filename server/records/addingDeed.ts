/** A deed that adds a record to each of many: an agenda item, a note or a cost to each file. */
import type { FastifyInstance } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { Validate } from '#schemas/validation.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, Refused, type Text } from '#server/errors.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { WriteContext } from '#server/records/hooks.ts'
import { untyped } from '#server/records/contract.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { withRelationIds } from '#server/records/values/readBack.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'

export type Adding = {
  app: FastifyInstance
  name: string
  right: RoleExpression
  /** Entity of the records to add, and `link`: its property that points at the record. */
  entity: Entity
  link: string
  validate: Validate
  /** Values that follow from the record and are not asked for. */
  follows?(record: Body & { id: number }, context: WriteContext): Body
  /** Why nothing is added to this record. */
  refuses?(record: Body): Text | undefined
  /** Takes back one that nobody has touched since. Absent: added records stay. */
  takeBack?(trx: Trx, id: number, by: Writer): Promise<unknown>
}

/** Name in a receipt of what was added; no property is called so. */
const added = '_added'
type Added = { id: number; version: number }

export function adding({ app, entity, link, validate, follows, refuses, takeBack, ...named }: Adding): OwnDeed {
  return {
    ...named,
    check(values, access) {
      if (!access.may(entity.access.create)) throw new NotAllowed()
      if (Object.hasOwn(values, link)) throw new FieldErrors({ [link]: [{ key: 'validation.unknown' }] })
      // Any id stands in during the check: the record to add to is known when the deed runs.
      const { [link]: _, ...body } = checkBody(
        withRelationIds({ ...values, [link]: 1 }, entity),
        entity,
        validate,
        access,
      )
      return body
    },
    async work(record, values, context) {
      const refusal = refuses?.(record)
      if (refusal) throw new Refused(refusal)
      const draft = { ...values, ...follows?.(record, context), [link]: record.id }
      const made = await untyped(app.records).create(context.trx, entity, draft, context)
      const to: Added = { id: Number(made.id), version: await versionOf(context.trx, entity, Number(made.id)) }
      return { [added]: { from: null, to } }
    },
    ...(takeBack && {
      async undo({ changes }, { trx, ...by }) {
        const { id, version } = addedIn(changes)
        if ((await versionOf(trx, entity, id)) !== version) throw new Refused({ key: 'error.bulk.changedSince' })
        await takeBack(trx, id, by)
      },
    }),
  }
}

function addedIn(changes: Changes): Added {
  const to = changes[added]?.to
  if (typeof to !== 'object' || to === null) throw new Error('A record that was added is not in the receipt.')
  return to as Added
}

/** 0: it is gone. */
async function versionOf(trx: Trx, { table }: Entity, id: number): Promise<number> {
  const text = `select t.version from ${quote(table)} t where t.id = $1 for update of t`
  const { rows } = await trx.query<{ version: number }>(prepared(text, [id]))
  return rows[0]?.version ?? 0
}
