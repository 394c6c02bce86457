/** Keeps the facts of a 14-day letter: to whom it went, when, what it announced, and which claims it named. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const c = names('claim', 'c')
const u = names('customer', 'u')
const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const m = names('message', 'm')

export type SentLetter = {
  file: number
  /** The debtors that it went to; `consumers`: everybody who owes and needs one. */
  to: number | 'consumers'
  message?: number | undefined
  sent: IsoDate
  /** The last day of its term. */
  end: IsoDate
  /** With VAT, in cents; null: not known. */
  announced: number | null
  /** It came back before it was kept. */
  isLost?: boolean
  /** Whether it named all claims as they are on the file, not only what was due and open. */
  isWhole?: boolean
  /** Only these of the file's claims; absent: all. */
  claims?: readonly number[]
}

/** Keeps it once for each debtor; the file follows when it is settled. */
export async function keepLetter({ query }: Pick<Trx, 'query'>, letter: SentLetter): Promise<void> {
  const { file, to, message = null, sent, end, announced, isWhole = false, isLost = false, claims = null } = letter
  const whom =
    to === 'consumers'
      ? `(${d.id} = ${f.debtor_id} or (${d.kind} = 'private' and ${d.id} in (select x.target_id from collection_file_co_debtors x where x.owner_id = ${f.id})))`
      : `${d.id} = $9::bigint`
  await query({
    text: `with letter as (
        insert into fourteen_day_letter (file_id, debtor_id, message_id, sent, term_end, announced, vat_deductible, lost)
          select ${f.id}, ${d.id}, $2::bigint, $3::date, $4::date, $5::bigint, coalesce(${u.vat_deductible}, true), $7::boolean
            from collection_file f join customer u on ${u.id} = ${f.customer_id} join debtor d on ${whom} where ${f.id} = $1
          returning id)
      insert into fourteen_day_claim (letter_id, claim_id, cents)
        select letter.id, ${c.id}, case when $6 then ${c.amount} else coalesce(${c.open_amount}, ${c.amount}) end
          from letter cross join claim c where ${c.file_id} = $1 and ${c.type} <> 'credit_note' and ($6 or ${c.due_date} < $3::date)
            and ($8::bigint[] is null or ${c.id} = any($8::bigint[]))`,
    values: [file, message, sent, end, announced, isWhole, isLost, claims, ...(to === 'consumers' ? [] : [to])],
  })
}

/** Files whose claims the letter of a message named. */
export async function filesOfLetter({ query }: Pick<Trx, 'query'>, message: number): Promise<number[]> {
  const { rows } = await query<{ file: number }>({
    text: `select distinct coalesce(${c.file_id}, n.file_id)::int as file from fourteen_day_letter n
      left join fourteen_day_claim x on x.letter_id = n.id left join claim c on ${c.id} = x.claim_id where n.message_id = $1 order by 1`,
    values: [message],
  })
  return rows.map(({ file }) => file)
}

/** @param lost Nobody got it; or it did arrive after all. */
export const markLost = ({ query }: Pick<Trx, 'query'>, message: number, lost: boolean) =>
  query({ text: 'update fourteen_day_letter set lost = $2 where message_id = $1', values: [message, lost] })

/** The letters of an open file whose term runs and that went to an address that was wrong: all but those by e-mail. @returns Whether there are any. */
export async function losePosted({ query }: Pick<Trx, 'query'>, file: number, today: IsoDate): Promise<boolean> {
  const { rows } = await query({
    text: `update fourteen_day_letter n set lost = true from collection_file f where n.file_id = $1 and ${f.id} = n.file_id and n.debtor_id = ${f.debtor_id}
        and n.term_end >= $2::date and not n.lost and not exists (select from message m where ${m.id} = n.message_id and ${m.channel} = 'email') returning n.id`,
    values: [file, today],
  })
  return rows.length > 0
}
