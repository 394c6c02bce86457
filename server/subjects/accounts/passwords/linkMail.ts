/** Mails with a link to choose a password: requested by somebody who forgot it, or sent to a new person. */
import type { FastifyInstance } from 'fastify'
import { isOpen } from '#server/ownership/openAccount.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { accountColumns, lockAccount, type Account } from '#server/subjects/accounts/account.ts'
import { resetPath } from '#schemas/productPaths.ts'
import { createLink, recentLinks } from './links.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

type App = Pick<FastifyInstance, 'config' | 'mail' | 'now'>

export const resetMinutes = 60
const inviteHours = 72

/** Maximum per account and hour: more would only fill a mailbox, and the last one works. */
const mostPerHour = 3

/**
 * Sends a link to the account with this address, if it is open and below the limit. Of two addresses that
 * differ only in case, the exact one counts.
 *
 * @returns The account; undefined when nothing was sent. The person who asked must not learn which.
 */
export async function sendResetLink(app: App, trx: Trx, email: string): Promise<Account | undefined> {
  const { rows } = await trx.query<Account>({
    text: `select ${accountColumns} from app_user u where lower(${u.email}) = lower($1) and ${isOpen('u')}
      order by ${u.email} = $1 desc, ${u.id} limit 1 for update`,
    values: [email],
  })
  const [account] = rows
  if (!account || (await recentLinks(trx, account.id, app.now())) >= mostPerHour) return undefined
  await sendLink(app, trx, account, 'passwordReset', resetMinutes, { minutes: resetMinutes })
  return account
}

/**
 * Sends an account its link to choose a password, valid for three days.
 *
 * @returns The account (nothing is sent to a closed one); undefined when it does not exist.
 * @throws {Refused} If the limit is reached.
 */
export async function invite(app: App, trx: Trx, userId: number): Promise<Account | undefined> {
  const account = await lockAccount(trx, userId)
  if (account?.active && (await recentLinks(trx, account.id, app.now())) >= mostPerHour) {
    throw new Refused({ key: 'error.linkPace', values: { max: mostPerHour } })
  }
  if (account?.active) await sendLink(app, trx, account, 'invitation', inviteHours * 60, { hours: inviteHours })
  return account
}

async function sendLink(
  app: App,
  trx: Trx,
  account: Account,
  text: string,
  minutes: number,
  values: Record<string, number>,
): Promise<void> {
  const { name, username } = account
  const at = app.now()
  const expiresAt = at + minutes * 60_000
  const token = await createLink(trx, account.id, { at, expiresAt })
  const link = pageAddress(app.config, `${resetPath}?token=${token}`)
  await app.mail.queue(trx, { to: account, text, values: { ...values, name, username, link }, expiresAt })
}
