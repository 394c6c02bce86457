/** Rows for a provider about the debtors that are to be watched: one line each, as CSV. */
import type { Trx } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import type { ExportColumn } from '#server/lists/export/columns.ts'
import type { ExportRecord } from '#server/lists/export/records.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'

/** Debtors in one file. */
export const mostTold = 5000

const s = names('address_surveillance', 't')
const d = names('debtor', 'd')
const a = names('debtor_address', 'a')
const c = names('country', 'c')

export type ToldRow = ExportRecord & { reference: number }

/** Headers as Dutch providers have them; an answer comes back with the first of them. */
const headers: Readonly<Record<string, string>> = {
  reference: 'kenmerk',
  name: 'naam',
  birthDate: 'geboortedatum',
  kvkNumber: 'kvk',
  street: 'straat',
  houseNumber: 'huisnummer',
  houseExtension: 'toevoeging',
  postcode: 'postcode',
  city: 'plaats',
  country: 'land',
}

export const toldColumns: readonly ExportColumn[] = Object.entries(headers).map(([name, title]) => ({
  title,
  width: 'wide',
  cell: (record) => (record[name] === null || record[name] === undefined ? null : String(record[name])),
}))

/** Surveillances that no provider was told of yet, as far as this person may see them, locked. */
export async function untold(
  { query }: Pick<Trx, 'query'>,
  { access, now, provider }: { access: Access; now: number; provider: number | undefined },
): Promise<ToldRow[]> {
  const params = new Params()
  const where = allOf([
    `${s.status} = 'requested'`,
    provider === undefined ? undefined : `${s.provider_id} = ${params.add(provider, 'bigint')}`,
    rowScope({ entity: addressSurveillance, access, now }, params),
  ])
  const { rows } = await query<ToldRow>({
    text: `select ${s.id}::int as reference, ${d.name}, ${d.birth_date}::text as "birthDate", ${d.kvk_number} as "kvkNumber",
        x.street, x.number as "houseNumber", x.extension as "houseExtension", x.postcode, x.city, x.country
      from address_surveillance t join debtor d on ${d.id} = ${s.debtor_id}
      left join lateral (select ${a.street} as street, ${a.house_number} as number, ${a.house_extension} as extension, ${a.postcode} as postcode, ${a.city} as city, ${c.code} as country
        from debtor_address a left join country c on ${c.id} = ${a.country_id} where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous'
        order by ${a.valid_until} is null desc, ${a.type} = 'visit' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1) x on true
      where ${where} order by ${s.id} limit ${mostTold} for update of t`,
    values: params.values,
  })
  return rows
}
