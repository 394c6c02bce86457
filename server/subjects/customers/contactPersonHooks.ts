/**
 * Access of contact persons to the portal. Whoever gets it gets an account of their own, bound to the customer, and an
 * invitation by mail; whoever loses it, or is deactivated or deleted, is signed out and stays out.
 */
import type { FastifyInstance } from 'fastify'
import { idFrom } from '#server/sql/id.ts'
import type { Hooks, StoredOf } from '#server/records/hooks.ts'
import type { Engine } from '#server/db/engine.ts'
import { endAccess } from './endAccess.ts'
import { giveAccess } from './giveAccess.ts'
import { names } from '#server/sql/names.ts'

const contactPersonNames = names('contact_person')

export const contactPersonHooks = (app: FastifyInstance): Hooks<'contact-person'> => ({
  confirm: {
    // Of somebody who signs in, it is what a new password is sent to.
    update: async ({ email }, id) => email !== undefined && (await hasAccount(app.engine, idFrom(id))),
  },

  async beforeCreate(body, within) {
    return hasAccess(body) ? { ...body, user: await giveAccess(app, { ...body, user: null }, null, within) } : body
  },

  async beforeUpdate(body, before, within) {
    const wanted = { ...before, ...body }
    const isOther = before.customer !== wanted.customer
    // What an earlier customer gave ends with it.
    if (hasAccess(before) && (isOther || !hasAccess(wanted))) await endAccess(app, before, within)
    if (!hasAccess(wanted)) return body
    const user = await giveAccess(app, wanted, hasAccess(before) && !isOther ? before : null, within)
    if (user === before.user) return body
    if (hasAccess(before) && !isOther) await endAccess(app, before, within)
    return { ...body, user }
  },

  async afterWrite({ action, before }, within) {
    if (action === 'delete' && before !== null && hasAccess(before)) await endAccess(app, before, within)
  },
})

async function hasAccount(engine: Engine, id: string): Promise<boolean> {
  const text = `select 1 from contact_person where ${contactPersonNames.id} = $1::bigint and ${contactPersonNames.user_id} is not null`
  return (await engine.query({ text, values: [id] })).rows.length > 0
}

/** As the schema has it: no access unless it is given, active unless it is not. */
const hasAccess = ({ portalAccess, active }: Partial<StoredOf<'contact-person'>>): boolean =>
  portalAccess === true && active !== false
