/** How often each class was right in the last thirty days: of the e-mails that it was found for and that somebody judged. */
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'emailImport.accuracy': Record<string, never>
  }
}

const days = 30
const c = names('email_classification')
const e = names('incoming_email')

/** Figures of a class are no edit of it: its version stays. */
export const accuracyJob = job({
  kind: 'emailImport.accuracy',
  schedule: '25 3 * * *',
  key: () => 'all',
  once: true,
  work: async (_data, { app, trx }) => {
    const since = new Date(app.now() - days * 86_400_000).toISOString()
    await trx.query({
      text: `update email_classification k set ${c.judged} = coalesce(n.judged, 0), ${c.accuracy} = n.accuracy
        from email_classification o left join (
          select ${e.proposed_id} as class, count(*) as judged, round(100.0 * count(*) filter (where ${e.classification_id} = ${e.proposed_id}) / count(*), 1) as accuracy
          from incoming_email where ${e.judged_at} >= $1 and ${e.proposed_id} is not null group by ${e.proposed_id}
        ) n on n.class = o.id
        where k.id = o.id and (k.${c.judged} is distinct from coalesce(n.judged, 0) or k.${c.accuracy} is distinct from n.accuracy)`,
      values: [since],
    })
  },
})
