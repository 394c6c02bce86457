/**
 * Consequences of writes of accounts and groups: a new account is invited, a closed one is signed out, a
 * changed address or name is reported to its owner, and somebody must keep the right to give rights.
 */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import { invite } from '#server/subjects/accounts/passwords/linkMail.ts'
import { voidLinks } from '#server/subjects/accounts/passwords/links.ts'
import { keeper, keepOneKeeper, rolesOf } from './accountRoles.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { defaultLocale } from '#schemas/product.ts'
import { rolesIn } from './employeeGroupHooks.ts'

export const inviteOwner =
  (app: FastifyInstance): Listener<'user'> =>
  async ({ action, after }, { trx }) => {
    if (action === 'create' && after) await invite(app, trx, after.id)
  }

export const signOutClosed =
  (): Listener<'user'> =>
  async ({ before, after }, { trx }) => {
    if (before && after && after.active !== true) await endSessionsOf(trx, after.id)
  }

/** Links sent to the old address become invalid, and its reader gets a mail. */
export const tellOfNewAddress =
  ({ mail }: FastifyInstance): Listener<'user'> =>
  async ({ before, after }, { trx, now }) => {
    if (!before || !after) return
    const { name, username, email, locale } = before
    const to = { email, locale: locale ?? defaultLocale }
    const values = { name: String(name), username: String(username) }
    if (email !== after.email) {
      await voidLinks(trx, after.id, now)
      await mail.queue(trx, { to, text: 'emailChanged', values })
    }
    if (username === after.username) return
    await mail.queue(trx, { to, text: 'usernameChanged', values: { ...values, next: after.username } })
  }

export const keepKeeper =
  (): Listener<'user'> =>
  async ({ before }, { trx }) => {
    if (before?.active === true && (await rolesOf(before, trx)).includes(keeper)) await keepOneKeeper(trx)
  }

export const keepKeeperOfGroup =
  (): Listener<'employee-group'> =>
  async ({ before, after }, { trx }) => {
    const isLost = before !== null && rolesIn(before).includes(keeper) && !(after && rolesIn(after).includes(keeper))
    if (isLost) await keepOneKeeper(trx)
  }
