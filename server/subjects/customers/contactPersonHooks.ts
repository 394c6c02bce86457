/**
 * Gives contact persons portal access: an account bound to the customer, and an invitation by mail. The account
 * is created before the contact person is written, because that record points at it; `endAccess` removes
 * access.
 */
import type { FastifyInstance } from 'fastify'
import { idFrom } from '#server/sql/id.ts'
import type { Hooks } from '#server/records/hooks.ts'
import type { Engine } from '#server/db/engine.ts'
import { giveAccess } from './giveAccess.ts'
import { hasAccess } from './hasAccess.ts'
import { names } from '#server/sql/names.ts'

const contactPersonNames = names('contact_person')

export const contactPersonHooks = (app: FastifyInstance): Hooks<'contact-person'> => ({
  confirm: {
    // The e-mail address of somebody with an account receives links for new passwords.
    update: async ({ email }, id) => email !== undefined && (await hasAccount(app.engine, idFrom(id))),
  },

  async beforeCreate(body, within) {
    return hasAccess(body) ? { ...body, user: await giveAccess(app, { ...body, user: null }, null, within) } : body
  },

  async beforeUpdate(body, before, within) {
    const after = { ...before, ...body }
    if (!hasAccess(after)) return body
    const isNew = !hasAccess(before) || before.customer !== after.customer
    const user = await giveAccess(app, after, isNew ? null : before, within)
    return user === before.user ? body : { ...body, user }
  },
})

async function hasAccount(engine: Engine, id: string): Promise<boolean> {
  const text = `select 1 from contact_person where ${contactPersonNames.id} = $1::bigint and ${contactPersonNames.user_id} is not null`
  return (await engine.query({ text, values: [id] })).rows.length > 0
}
