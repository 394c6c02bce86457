/** A changed alert rule starts over: findings of the old rule are meaningless. */
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const r = names('api_alert_rule')

const watched = ['metric', 'threshold', 'windowMinutes', 'minimumCalls', 'customer', 'active'] as const

/** Beside the write, not in it: the history tells what people changed. */
const text = `update api_alert_rule set ${r.over_since} = null, ${r.last_value} = null, ${r.last_checked_at} = null where ${r.id} = $1`

export const beginAnew =
  (): Listener<'api-alert-rule'> =>
  async ({ before, after }, { trx }) => {
    if (before && after && watched.some((name) => before[name] !== after[name]))
      await trx.query({ text, values: [after.id] })
  }
