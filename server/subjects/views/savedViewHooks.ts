/**
 * Rules of saved views that a schema cannot say: only ROLE_SETTINGS makes one for others, nobody changes another's, and of the
 * views for the same people one opens with the list.
 */
import type { FastifyInstance } from 'fastify'
import { ownRelations } from '#schemas/owner.ts'
import { savedView } from '#schemas/generated/saved-view.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import type { ChangesOf, Hooks, Listener, StoredOf, WriteContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

type View = StoredOf<'saved-view'>

/** Right to make views for others, and to change those of others. */
const sharing = 'ROLE_SETTINGS'

export const savedViewHooks = (): Hooks<'saved-view'> => ({
  beforeCreate(body, context) {
    check(body, context)
    return body
  },
  beforeUpdate(body, before, context) {
    keepOthers(before, context)
    check(body, context)
    keepShared(body, before, context)
    return body
  },
  beforeDelete: keepOthers,
})

/** Listener: a view that opens with its list takes the place of the one that did so for the same people. */
export const openFirst =
  (app: FastifyInstance): Listener<'saved-view'> =>
  async ({ id, after }, context) => {
    if (id === null || after?.first !== true) return
    for (const other of await otherFirsts(after, context)) {
      if (other === id) continue
      await app.records.update(context.trx, savedView, other, { first: false }, system('views', context))
    }
  }

/**
 * Listener: views for their maker only go with the account. The database has emptied who made them by then, and nobody
 * sees one without a maker.
 */
export const dropLost =
  (app: FastifyInstance): Listener<'user'> =>
  async ({ before, after }, context) => {
    if (!before || after) return
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${v.id} from saved_view where ${v.audience} = 'me' and ${v.created_by_id} is null order by ${v.id}`,
    })
    for (const { id } of rows) await app.records.delete(context.trx, savedView, id, system('views', context))
  }

function check({ audience }: ChangesOf<'saved-view'>, { access }: WriteContext): void {
  if (audience !== undefined && audience !== 'me' && !access.may(sharing))
    throw new FieldErrors({ audience: [{ key: 'error.viewForOthers' }] })
}

/** @throws {Refused} If it is somebody else's, and the writer may not see to what is shared. */
function keepOthers({ createdBy }: View, { access }: WriteContext): void {
  if (createdBy !== access.person?.id && !access.may(sharing)) throw new Refused({ key: 'error.viewOfOthers' })
}

/**
 * @throws {FieldErrors} If somebody else's shared view were to be for its maker only: the writer would lose sight of
 * it, and the others theirs.
 */
function keepShared({ audience }: ChangesOf<'saved-view'>, before: View, { access }: WriteContext): void {
  if (audience === 'me' && before.audience !== 'me' && before.createdBy !== access.person?.id)
    throw new FieldErrors({ audience: [{ key: 'error.viewStaysShared' }] })
}

const v = names('saved_view')
const isFor = ownRelations.map((name, index) => ` and ${v[`${name}_id`]} is not distinct from $${index + 5}`).join('')

/** Views that open with the same list for the same people. */
async function otherFirsts(view: View, { trx }: WriteContext): Promise<number[]> {
  const { list, audience, role, createdBy } = view
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${v.id} from saved_view where ${v.first} and ${v.list} = $1 and ${v.audience} = $2
      and ${v.role} is not distinct from $3${isFor} and (${v.audience} <> 'me' or ${v.created_by_id} = $4) order by ${v.id}`,
    values: [list, audience, role, createdBy, ...ownRelations.map((name) => view[name])],
  })
  return rows.map(({ id }) => id)
}
