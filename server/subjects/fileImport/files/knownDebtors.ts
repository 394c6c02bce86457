/** Debtors that are known already, found for many rows by one statement: by KVK number, or by their name with something else. */
import { folded } from '#domain/foldText.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { knownDebtors } from '#server/subjects/files/debtors.ts'
import type { Parts } from './parts.ts'

const d = names('debtor', 'd')
const c = names('debtor_contact', 'c')
const a = names('debtor_address', 'a')

// Half of all debtors are of one kind: by no plan may its index be the way to them, also not before the tables were analysed.
const ofKind = `${d.kind} || '' = n.kind`
const byName = `${ofKind} and folded(coalesce(${d.company}, ${d.last_name})) = folded(n.name) and (${d.birth_date} is null or n.born is null or ${d.birth_date} = n.born)`
/** Debtors of details that were found before. */
const owners = (found: string) =>
  `(${found} offset 0) o cross join lateral (select ${d.id} as id from debtor d where ${d.id} = o.debtor and ${byName} offset 0) x order by x.id limit 1`
/** Ways to find a debtor, each over an index; the first that finds one decides. */
const text = `select distinct on (n.nth) n.nth, x.id::int as id
  from jsonb_to_recordset($1::jsonb) as n(nth int, kind text, name text, kvk text, email text, postcodes text[], house int, iban text, born date)
  cross join lateral (
    (select ${d.id} as id, 1 as rank from debtor d where ${d.kvk_number} = n.kvk and ${ofKind} order by ${d.merged_into_id} is not null, ${d.id} limit 1)
    union all
    (select x.id, 2 from ${owners(`select ${c.debtor_id} as debtor from debtor_contact c where ${c.email} in (n.email, lower(n.email))`)})
    union all
    (select x.id, 3 from ${owners(`select ${a.debtor_id} as debtor from debtor_address a where ${a.postcode} = any(n.postcodes) and ${a.house_number} = n.house`)})
    union all
    (select ${d.id}, 4 from debtor d where ${d.iban} = n.iban and ${byName} order by ${d.id} limit 1)
    union all
    (select ${d.id}, 5 from debtor d where ${d.birth_date} = n.born and ${byName} order by ${d.id} limit 1)
  ) x order by n.nth, x.rank, x.id`

/** @returns Per place of the list the id of its debtor; one that was merged is what it was merged into. */
export async function knownOf(
  trx: Trx,
  list: readonly Pick<Parts, 'debtor' | 'address' | 'contacts'>[],
): Promise<ReadonlyMap<number, number>> {
  const asked = list.map(({ debtor, address, contacts }, nth) => ({
    nth,
    kind: debtor.kind,
    name: nameOf(debtor),
    kvk: debtor.kvkNumber ?? null,
    iban: debtor.iban ?? null,
    born: debtor.birthDate ?? null,
    email: contacts.find(({ email }) => email)?.email ?? null,
    postcodes: typeof address?.postcode === 'string' ? spellings(address.postcode) : [],
    house: address?.houseNumber ?? null,
  }))
  // Without a name it is planned anew: a plan of the first chunk, when the tables may be empty, would read them whole ever after.
  const { rows } = await trx.query<{ nth: number; id: number }>({ text, values: [JSON.stringify(asked)] })
  const whole = await knownDebtors(
    trx,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map(({ nth, id }) => [nth, whole.get(id)?.id ?? id]))
}

export const nameOf = ({ company, lastName }: Parts['debtor']): string => String(company ?? lastName ?? '')

/** With and without the space, as people write them. */
function spellings(postcode: string): string[] {
  const plain = postcode.replace(/\s/g, '').toUpperCase()
  return [...new Set([postcode, plain, plain.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')])]
}

/**
 * Key that two rows of one upload about the same debtor share, by the most telling value.
 *
 * @returns null: nothing does.
 */
export function debtorKey({ debtor, address, contacts, file }: Parts): string | null {
  const name = folded(nameOf(debtor))
  const email = contacts.find((one) => one.email)?.email
  const key = file.customerNumber
    ? ['number', file.customerNumber, name]
    : debtor.kvkNumber
      ? ['kvk', debtor.kvkNumber]
      : email
        ? ['email', String(email).toLowerCase(), name]
        : address?.postcode && address.houseNumber
          ? [
              'address',
              String(address.postcode).replace(/\s/g, '').toUpperCase(),
              address.houseNumber,
              address.houseExtension ?? '',
              name,
            ]
          : debtor.iban
            ? ['iban', debtor.iban, name]
            : debtor.birthDate
              ? ['birth', debtor.birthDate, name]
              : undefined
  return key ? JSON.stringify([debtor.kind, ...key]) : null
}
