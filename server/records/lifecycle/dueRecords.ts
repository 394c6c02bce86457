/** Finds records whose state ends by itself: when they are due, and in what order. */
import { addWorkingDays } from '#domain/time/workingDays.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Due } from '#schemas/lifecycle.ts'
import type { Trx } from '#server/db/engine.ts'
import { quote } from '#server/sql/sql.ts'
import type { Calendar } from '#server/records/hooks.ts'

export type DueState = { entity: Entity; state: string; due: Due }
type DueRow = { id: number; since: string }

const atOnce = 500

/** @param after Ids up to this one were looked at. @returns At most 500, by id; of those in working days some that are not due yet. */
export async function dueRows({ entity, state, due }: DueState, now: number, after: number, trx: Pick<Trx, 'query'>) {
  const { properties, lifecycle } = entity
  const column = (name: string) => {
    const property = properties.find((one) => one.name === name)
    if (!property) throw new Error(`${entity.name} has no property "${name}".`)
    return property
  }
  const from = column(due.from)
  const moment = new Date(now).toISOString()
  const since = `t.${quote(from.column)}`
  const limit = from.type === 'date' ? '$3::date' : `$3::timestamptz`
  const text = `select t.id, to_json(${since}) #>> '{}' as since from ${quote(entity.table)} t
    where t.${quote(column(lifecycle?.property ?? '').column)} = $1 and t.id > $2::bigint
      and ${since} + $4::interval <= ${limit} order by t.id limit ${atOnce}`
  const values = [state, after, from.type === 'date' ? dayOf(moment) : moment, due.after]
  return (await trx.query<DueRow>({ text, values })).rows
}

/** Whether a term in working days is over; the others were compared by the database. */
export async function isOver({ due }: DueState, since: string, now: number, calendar: Calendar | undefined, trx: Trx) {
  if (!due.calendar) return true
  if (!calendar) throw new Error(`No subject has the calendar "${due.calendar}".`)
  const day = since.includes('T') ? dayOf(since) : since
  const days = Number(/^P(\d+)D$/.exec(due.after)?.[1] ?? 0)
  const today = dayOf(now)
  // Days off in the future cannot move an end that has passed.
  return addWorkingDays(day, days, await calendar(trx, day, today)) <= today
}
