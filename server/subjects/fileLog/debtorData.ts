/** Stored data of the debtor of a file that an entry of the log may propose to change. */
import type { DebtorData } from '#domain/fileLog/dataChange.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

/** `address`: the one that holds, whose parts are among the data; null: none is known. */
export type Standing = {
  debtor: number
  data: DebtorData
  address: { id: number; country: number; countryCode: string; validFrom: IsoDate | null } | null
}
type Row = Record<'email' | 'phone' | 'iban' | 'language', string | null> & {
  debtor: number
  address:
    | (Record<'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city' | 'validFrom', string | null> & {
        id: number
        country: number
        countryCode: string
      })
    | null
}

const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const k = names('debtor_contact', 'k')
const a = names('debtor_address', 'a')
const n = names('country', 'n')

/** The one that is used: preferred, else the newest that reaches this person. */
const contact = (
  kinds: string,
) => `(select ${k.value} from debtor_contact k where ${k.debtor_id} = ${d.id} and ${k.kind} in (${kinds})
      and coalesce(${k.status}, 'ok') = 'ok' order by ${k.preferred} desc nulls last, ${k.id} desc limit 1)`

const text = `select ${d.id}::int as debtor, ${d.iban}, ${d.language}, ${contact(`'email'`)} as email, ${contact(`'phone', 'mobile'`)} as phone,
    (select json_build_object('id', ${a.id}, 'country', ${a.country_id}, 'countryCode', (select ${n.code} from country n where ${n.id} = ${a.country_id}), 'validFrom', ${a.valid_from}, 'street', ${a.street}, 'houseNumber', ${a.house_number}::text,
        'houseExtension', ${a.house_extension}, 'postcode', ${a.postcode}, 'city', ${a.city})
      from debtor_address a where ${a.debtor_id} = ${d.id} and ${a.type} is distinct from 'previous'
        and coalesce(${a.valid_from}, $2::date) <= $2::date and coalesce(${a.valid_until}, $2::date) >= $2::date
      order by ${a.type} = 'visit' desc, ${a.valid_from} desc nulls last, ${a.id} desc limit 1) as address
  from collection_file f join debtor d on ${d.id} = ${f.debtor_id} where ${f.id} = $1`

/** @param locked Whoever else changes the debtor waits until the transaction ends. */
export async function standingOf(
  { query }: Pick<Trx, 'query'>,
  file: number,
  { today, locked = false }: { today: IsoDate; locked?: boolean },
): Promise<Standing | undefined> {
  if (locked)
    await query({
      text: `select from debtor d join collection_file f on ${f.debtor_id} = ${d.id} where ${f.id} = $1 for no key update of d`,
      values: [file],
    })
  const { rows } = await query<Row>({ name: 'debtor-data', text, values: [file, today] })
  const [row] = rows
  if (!row) return undefined
  const { debtor, address, email, phone, iban, language } = row
  const { street = null, houseNumber = null, houseExtension = null, postcode = null, city = null } = address ?? {}
  return {
    debtor,
    data: { email, phone, street, houseNumber, houseExtension, postcode, city, iban, language },
    address: address && {
      id: address.id,
      country: address.country,
      countryCode: address.countryCode,
      validFrom: address.validFrom,
    },
  }
}
