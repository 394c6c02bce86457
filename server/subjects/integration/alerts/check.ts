/**
 * Checks every active rule once a minute, by whichever process comes first: a process claims a rule by the time
 * of its last check. Findings and mails are written in one transaction; if a process dies, the next one does
 * all of it again. The version and history of a rule stay unchanged, so that open forms do not become outdated.
 */
import type { FastifyInstance } from 'fastify'
import { judge, transition } from '#domain/apiLog/alert.ts'
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import type {} from '#server/subjects/mail/mailPlugin.ts'
import { tellAll, type Claimed, type News } from './letters.ts'
import { measure, seenSince } from './measure.ts'
import { measuredTexts } from './words.ts'
import { names } from '#server/sql/names.ts'

const c = names('customer', 'c')
const d = names('api_alert_rule', 'd')
const r = names('api_alert_rule', 'r')
const rule = names('api_alert_rule')

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'api-alert.check': Record<string, never>
  }
}

type App = Pick<FastifyInstance, 'mail' | 'config' | 'now'>

const claim = `with due as (
    update api_alert_rule set ${rule.last_checked_at} = $1
    where ${rule.id} in (
      select ${rule.id} from api_alert_rule where ${rule.active} and (${rule.last_checked_at} is null or ${rule.last_checked_at} < $2)
      for update skip locked
    )
    returning *
  )
  select ${d.id}, ${d.name}, ${d.metric}, ${d.threshold}, ${d.window_minutes} as "windowMinutes", ${d.minimum_calls} as "minimumCalls",
    ${d.customer_id} as "customerId", ${d.over_since} as "overSince", ${c.company}
  from due d left join customer c on ${c.id} = ${d.customer_id} order by ${d.id}`

const note = `update api_alert_rule r set ${rule.over_since} = g.since, ${rule.last_value} = g.value
  from jsonb_to_recordset($1::jsonb) as g(id bigint, since timestamptz, value jsonb) where ${r.id} = g.id`

/** May run at any time and any number of times; a rule is checked once per complete minute. */
export async function checkAlerts({ mail, config, now: clock }: App, trx: Trx): Promise<void> {
  const now = clock()
  const rules = await claimDue(trx, now)
  if (rules.length === 0) return
  const counts = await measure(rules, trx, now)
  const outcomes = rules.flatMap((rule) => {
    const found = counts.get(rule.id)
    if (!found) return []
    const wasOver = rule.overSince !== null
    const verdict = judge(rule, found, wasOver)
    const overSince = verdict === 'over' ? (rule.overSince ?? iso(now)) : null
    return [{ rule, found, verdict, overSince, happened: transition(wasOver, verdict) }]
  })
  const notes = outcomes.map(({ rule, found, verdict, overSince }) => ({
    id: rule.id,
    since: overSince,
    value: measuredTexts(rule, found, verdict),
  }))
  await trx.query({ text: note, values: [JSON.stringify(notes)] })
  const news = outcomes.flatMap(({ happened, ...rest }): News[] => (happened ? [{ ...rest, happened }] : []))
  await tellAll({ mail, config }, trx, news, now)
}

export const checkJob = job({
  kind: 'api-alert.check',
  schedule: '* * * * *',
  once: true,
  work: (_data, { app, trx }) => checkAlerts(app, trx),
})

async function claimDue(trx: Trx, now: number): Promise<Claimed[]> {
  return (await trx.query<Claimed>({ text: claim, values: [iso(now), iso(seenSince(now))] })).rows
}

const iso = (time: number): string => new Date(time).toISOString()
