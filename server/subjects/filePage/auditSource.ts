/** Changes of a file and its records in the audit, as a source of the timeline; for staff. */
import { names } from '#server/sql/names.ts'
import { local } from './source.ts'

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const p = names('payment', 'p')
const l = names('cost_line', 'l')
const w = names('write_off', 'w')
const d = names('dispute', 'd')
const g = names('arrangement', 'g')
const s = names('interest_setting', 's')
const i = names('instalment', 'i')
const o = names('file_log', 'o')

/** Records of a file of which the audit is told; of what was added the sources above tell. */
const audited = {
  claim: `select ${c.id} from claim c where ${c.file_id} = $1`,
  payment: `select ${p.id} from payment p where ${p.file_id} = $1`,
  'cost-line': `select ${l.id} from cost_line l where ${l.file_id} = $1`,
  'write-off': `select ${w.id} from write_off w where ${w.file_id} = $1`,
  dispute: `select ${d.id} from dispute d where ${d.file_id} = $1`,
  arrangement: `select ${g.id} from arrangement g where ${g.file_id} = $1`,
  instalment: `select ${i.id} from instalment i join arrangement g on ${g.id} = ${i.arrangement_id} where ${g.file_id} = $1`,
  'file-log': `select ${o.id} from file_log o where ${o.file_id} = $1`,
  'interest-setting': `select ${s.id} from interest_setting s where ${s.file_id} = $1`,
} as const
/** Actions that the sources above tell already. */
const told = ['create', 'reverse', 'accept', 'reject', 'break', 'grant', 'withdraw']

/** Columns in the order of the other sources. */
export const auditSource = `select case when a.entity = 'file' and a.action not in ('update', 'changeInterest') then 'state' else 'changes' end, 'audit', ${local('a.at')}, a.at,
    case when a.actor_id is not null or a.actor_name not like 'system:%' then a.actor_name end, a.entity, a.record_id, null::bigint, false,
    json_build_object('action', a.action, 'description', case when a.action = 'changeInterest' then a.changes -> 'reason' ->> 'to' end), a.id
  from audit_log a where (a.entity = 'file' and a.record_id = $1 and a.action <> 'create'
      and not (a.action = 'close' and exists (select from collection_file f where ${f.id} = $1 and a.at >= ${f.closed_at} - interval '1 minute')))
    or ${Object.entries(audited)
      .map(
        ([entity, ids]) =>
          `(a.entity = '${entity}' and a.record_id in (${ids}) and a.action not in (${told.map((one) => `'${one}'`).join(', ')}))`,
      )
      .join(' or ')}`
