/** Mails a customer about a key that reads its records: that it exists, or that it may do more. */
import type { FastifyInstance } from 'fastify'
import { apiClient } from '#schemas/generated/api-client.ts'
import type { Trx } from '#server/db/engine.ts'
import { isLocale, say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'

const c = names('customer')
const p = names('contact_person')

type App = Pick<FastifyInstance, 'mail'>
type Told = { name: string; customer: number; keyPrefix: string; scopes: readonly string[] }
type Contact = { name: string; email: string; language: string | null }

/** SQL for the recipients: the customer's own address, and all contact persons with portal access. */
const contacts = `select distinct on (lower(email)) name, email, language from (
    select ${c.company} as name, ${c.email} as email, ${c.language} as language, 0 as place from customer where ${c.id} = $1::bigint
    union all select concat_ws(' ', ${p.first_name}, ${p.last_name}), ${p.email}, ${p.language}, 1 from contact_person
      where ${p.customer_id} = $1::bigint and ${p.active} and ${p.portal_access}
  ) found where email is not null order by lower(email), place limit 20`

/** @param text Which mail: `apiKeyMade` or `apiKeyScopes`. */
export async function tellCustomer(
  { mail }: App,
  trx: Trx,
  text: 'apiKeyMade' | 'apiKeyScopes',
  key: Told,
): Promise<void> {
  const { rows } = await trx.query<Contact>({ text: contacts, values: [key.customer] })
  for (const { name, email, language } of rows) {
    const locale = isLocale(language) ? language : 'nl'
    const title = (scope: string) => say(locale, { key: `resources.${apiClient.name}.values.scopes.${scope}` })
    const scopes = key.scopes.map((scope) => `- ${title(scope)}`).join('\n')
    const values = { name, key: key.name, prefix: key.keyPrefix, scopes }
    await mail.queue(trx, { to: { email, locale }, text, values })
  }
}
