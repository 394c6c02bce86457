/** Makes a username from an e-mail address: the part before the @, with a number when it is taken. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')

export async function freeUsername(email: string, trx: Trx): Promise<string> {
  const letters = (email.split('@')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '')
  const stem = letters.replace(/^[._-]+/, '').slice(0, 50)
  const base = stem.length < 2 ? `contact${stem}` : stem
  // Concurrent requests for the same name wait for each other.
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('username'))` })
  const text = `select ${appUserNames.username} from app_user where ${appUserNames.username} = $1 or ${appUserNames.username} ~ ('^' || $2 || '-[0-9]+$')`
  const { rows } = await trx.query<{ username: string }>({ text, values: [base, base.replace(/[.]/g, '\\.')] })
  const taken = new Set(rows.map(({ username }) => username))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
