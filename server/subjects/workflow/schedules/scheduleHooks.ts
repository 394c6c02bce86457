/** A schedule knows when it runs next; its step is one of its workflow, and messages go when people may be written to. */
import { contactWindow } from '#domain/law/contactWindow.ts'
import { nextRun, type Schedule } from '#domain/workflow/schedule.ts'
import type { ScheduledSendStored } from '#schemas/generated/scheduled-send.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'

const s = names('workflow_step')

type Decided = Schedule & Pick<ScheduledSendStored, 'type' | 'active' | 'workflow' | 'step'>

export const scheduleHooks = (): Hooks<'scheduled-send'> => ({
  async beforeCreate(body, { trx, now }) {
    const whole = { type: 'processing', active: true, workflow: null, step: null, ...body } as const
    return { ...body, ...(await decided(trx, whole)), nextRunAt: await nextRunOf(trx, whole, now) }
  },
  async beforeUpdate(body, before, { trx, now }) {
    const whole = { ...before, ...body }
    const isMoved = (['time', 'days', 'active', 'type'] as const).some((name) => body[name] !== undefined)
    return {
      ...body,
      ...(await decided(trx, whole)),
      ...(isMoved && { nextRunAt: await nextRunOf(trx, whole, now) }),
    }
  },
})

/** @returns The moment as it is stored; null: it is switched off. */
export async function nextRunOf(
  trx: Pick<Trx, 'query'>,
  { active, ...schedule }: Schedule & { active: boolean | null },
  now: number,
): Promise<string | null> {
  if (!active) return null
  const next = nextRun(schedule, now, (await holidays(trx)).recognised)
  return next === undefined ? null : new Date(next).toISOString()
}

/** @returns The workflow, where only the step was given. @throws {FieldErrors} */
async function decided(trx: Trx, { type, time, step, workflow }: Decided): Promise<{ workflow?: number }> {
  // Checks the hours of an ordinary weekday: days without contact are left out anyhow.
  if (type !== 'processing' && !contactWindow(`2026-01-07T${time}`, new Set()).allowed)
    throw new FieldErrors({ time: [{ key: 'error.schedule.window' }] })
  if (type !== 'processing' || step === null) return {}
  const { rows } = await trx.query<{ workflow: number }>({
    text: `select ${s.workflow_id}::int as workflow from workflow_step where ${s.id} = $1`,
    values: [step],
  })
  const own = rows[0]?.workflow
  if (own === undefined) return {}
  if (workflow !== null && workflow !== own) throw new FieldErrors({ step: [{ key: 'error.schedule.step' }] })
  return workflow === null ? { workflow: own } : {}
}
