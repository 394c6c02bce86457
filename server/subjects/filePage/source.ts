/** SQL of a source of the timeline of a file; all sources have the same columns. */
import { names } from '#server/sql/names.ts'

/** Kinds by group, for the filter of the timeline. */
export const groups = [
  'money',
  'messages',
  'documents',
  'letters',
  'disputes',
  'arrangements',
  'log',
  'steps',
  'state',
  'changes',
] as const
export type Group = (typeof groups)[number]

const u = names('app_user', 'u')

type Source = {
  group: Group
  kind: string
  day: string
  at: string
  /** SQL of the id of an account. */
  by?: string
  entity: string
  record: string
  cents?: string
  isReversed?: string
  /** Names and SQL values. */
  data?: Readonly<Record<string, string>>
  from: string
  where: string
}

const person = (id: string) => `(select ${u.name} from app_user u where ${u.id} = ${id})`
export const local = (moment: string) => `(${moment} at time zone 'Europe/Amsterdam')::date`

export const line = ({
  group,
  kind,
  day,
  at,
  by,
  entity,
  record,
  cents,
  isReversed,
  data = {},
  from,
  where,
}: Source) => {
  const object = Object.entries(data).map(([name, value]) => `'${name}', ${value}`)
  return `select '${group}' as "group", ${kind} as kind, ${day} as day, ${at} as at, ${by ? person(by) : 'null'} as by, '${entity}' as entity, ${record} as record,
    ${cents ?? 'null'}::bigint as cents, ${isReversed ?? 'false'} as reversed, json_build_object(${object.join(', ')}) as data, null::bigint as audit
    from ${from} where ${where}`
}

/** A booking, and its reversal where there is one. */
export function booking({
  table,
  entity,
  alias,
  kind,
  data,
  where = 'true',
  cents,
  reason = alias.reason,
}: Booking): string[] {
  const own = {
    group: 'money' as const,
    entity,
    record: alias.id,
    cents,
    from: table,
    where: `${alias.file_id} = $1 and ${where}`,
  }
  return [
    line({
      ...own,
      kind,
      day: alias.date,
      at: alias.created_at,
      by: alias.created_by_id,
      data,
      isReversed: `${alias.status} = 'reversed'`,
    }),
    line({
      ...own,
      kind: `'reversal'`,
      day: local(alias.reversed_at),
      at: alias.reversed_at,
      data: { ...data, reason, of: kind },
      where: `${own.where} and ${alias.status} = 'reversed' and ${alias.reversed_at} is not null`,
    }),
  ]
}
type Booking = {
  table: string
  entity: string
  alias: Readonly<
    Record<'id' | 'file_id' | 'date' | 'created_at' | 'created_by_id' | 'status' | 'reversed_at' | 'reason', string>
  >
  kind: string
  data: Readonly<Record<string, string>>
  where?: string
  cents: string
  /** Reason why it was reversed. */
  reason?: string
}
