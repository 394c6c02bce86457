/** What was done on a file, as sources of its timeline: messages that left, documents that came in or were made, steps of its workflow. */
import { names } from '#server/sql/names.ts'
import { line, local } from './source.ts'

const m = names('message', 'm')
const k = names('document', 'k')
const x = names('workflow_execution', 'x')
const s = names('workflow_step', 's')

/** For staff: what was written to debtors is theirs to read. */
export const messageSource = line({
  group: 'messages',
  kind: `case when ${m.status} in ('bounced', 'returned') then 'messageReturned' else 'message' end`,
  entity: 'message',
  record: m.id,
  day: local(m.sent_at),
  at: m.sent_at,
  by: m.created_by_id,
  data: {
    channel: m.channel,
    to: m.to_address,
    subject: m.subject,
    description: `case when ${m.status} in ('bounced', 'returned') then ${m.fail_reason} end`,
  },
  from: 'message m',
  where: `${m.file_id} = $1 and ${m.sent_at} is not null`,
})

/** @param where Of the documents `k`. What a message has with it stands at the message. */
export const documentSource = (where: string) =>
  line({
    group: 'documents',
    kind: `'document'`,
    entity: 'document',
    record: k.id,
    day: local(k.created_at),
    at: k.created_at,
    by: k.created_by_id,
    data: { of: k.kind, name: k.name },
    from: 'document k',
    where: `${k.file_id} = $1 and ${k.sent_with_id} is null and not exists (select from message m where ${m.document_id} = ${k.id}) and ${where}`,
  })

/** Documents that people of a client see. */
export const ofClient = `coalesce(${k.visible_to_client}, false)`

/** Steps that were done or left out; what was held is not what happened. */
export const stepSource = line({
  group: 'steps',
  kind: `case when ${x.result} = 'skipped' then 'stepSkipped' else 'step' end`,
  entity: 'workflow-execution',
  record: x.id,
  day: local(x.executed_at),
  at: x.executed_at,
  by: x.by_id,
  data: { name: s.name, description: x.note },
  from: `workflow_execution x join workflow_step s on ${s.id} = ${x.step_id}`,
  where: `${x.file_id} = $1 and ${x.result} in ('done', 'skipped') and ${x.executed_at} is not null`,
})
