/** Interruptions that the program writes: acknowledgements and demands that concern claims of a file. */
import type { InterruptionKind } from '#domain/law/limitation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { interruptionEvent } from '#schemas/generated/interruption-event.ts'
import type { Trx } from '#server/db/engine.ts'
import { type Writer, system } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'

const c = names('claim', 'c')
const e = names('interruption_event', 'e')

export type Interrupting = {
  file: number
  kind: InterruptionKind
  date: IsoDate
  note?: string
  /** Only claims that were due before this day; absent: all that are open. */
  dueBefore?: IsoDate
  /** Only these of the file's claims. */
  claims?: readonly number[]
}

/** Writes one for each open claim that has none of that kind on that day. */
export async function interrupt(records: Records, trx: Trx, given: Interrupting, by: Writer): Promise<void> {
  const { file, kind, date, note, dueBefore, claims } = given
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${c.id}::int as id from claim c where ${c.file_id} = $1 and ${c.type} <> 'credit_note' and ${c.open_amount} > 0
        and ($4::date is null or ${c.due_date} < $4::date) and ($5::bigint[] is null or ${c.id} = any($5::bigint[]))
        and not exists (select from interruption_event e where ${e.claim_id} = ${c.id} and ${e.kind} = $2 and ${e.date} = $3)
      order by ${c.id}`,
    values: [file, kind, date, dueBefore ?? null, claims ?? null],
  })
  for (const { id: claim } of rows)
    await records.create(
      trx,
      interruptionEvent,
      { claim, date, kind, ...(note !== undefined && { note }) },
      system('limitation', by),
    )
}
