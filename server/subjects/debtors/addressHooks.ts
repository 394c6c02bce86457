/** An address has a post code of its country, in the notation of it, whichever way it comes in. */
import { hasNoPostcodes, postcodeOf } from '#domain/postcode.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const n = names('country')
type Placed = { country?: unknown; postcode?: unknown }

export const addressHooks = (): Hooks<'debtor-address'> => ({
  async beforeCreate(body, { trx }) {
    return { ...body, ...noted(body, await codesOf(trx, [body.country])) }
  },
  async beforeUpdate(body, before, { trx }) {
    if (body.postcode === undefined && body.country === undefined) return body
    const { country, postcode } = { ...before, ...body }
    return { ...body, ...noted({ country, postcode }, await codesOf(trx, [country])) }
  },
})

/** @returns Codes of countries by id. */
export async function codesOf(
  { query }: Pick<Engine | Trx, 'query'>,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const { rows } = await query<{ id: number; code: string }>({
    text: `select ${n.id}::int as id, ${n.code} from country where ${n.id} = any($1::bigint[])`,
    values: [ids.filter((id) => typeof id === 'number')],
  })
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** @returns The post code as it is stored, if there is one. @throws {FieldErrors} At `postcode`. */
export function noted({ country, postcode }: Placed, codes: ReadonlyMap<unknown, string>): { postcode?: string } {
  if (typeof postcode !== 'string') return {}
  const code = codes.get(country)
  const stored = postcodeOf(code, postcode)
  if (stored === undefined) throw new FieldErrors({ postcode: [wrongIn(code)] })
  return { postcode: stored }
}

function wrongIn(code = ''): Text {
  if (code === 'NL') return { key: 'error.postcode' }
  return { key: hasNoPostcodes(code) ? 'error.postcodeDutch' : 'error.postcodeAbroad', values: { country: code } }
}
