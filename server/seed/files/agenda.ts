/** The agenda of the demo: what is to be done on files that are open, some of it late, and what was done in the last weeks. */
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import { auditInsert } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { randomFrom, type Random } from '#server/seed/invented/random.ts'

const f = names('collection_file', 'f')
const i = names('agenda_item', 'i')
const s = names('agenda_subject')
const t = names('team', 't')
const u = names('app_user', 'u')

/** Notes by subject; '' is an item without one. */
const notes: Readonly<Record<string, readonly string[]>> = {
  call_debtor: ['', 'Neemt niet op; na 17.00 uur nog eens proberen.', 'Zei vorige week dat het salaris de 25e komt.'],
  callback_request: ['Wil weten waarom er rente bij is gekomen.', 'Vraagt om een regeling van € 50 per maand.', ''],
  promise_to_pay: ['Zou voor vrijdag betalen.', 'Zegt dat de overboeking gisteren is gedaan.', ''],
  check_instalment: ['Eerste termijn nog niet binnen.', ''],
  dispute: ['Debiteur stuurt foto’s van het beschadigde pakket.', 'Wacht op de vervoerder.', ''],
  address_research: ['Brief retour, bewoner onbekend.', ''],
  missing_documents: ['Algemene voorwaarden en orderbevestiging opvragen.', 'Ondertekende offerte ontbreekt.'],
  client_question: ['Klant vraagt naar de stand van zaken.', ''],
  incoming_mail: ['Brief van de debiteur, ingescand.', ''],
  legal_review: ['Verjaring beoordelen voor er wordt gedagvaard.', ''],
  payment_check: ['Betaling zonder kenmerk; hoort waarschijnlijk hier.', ''],
  bailiff_feedback: ['Deurwaarder meldt: geen verhaal aangetroffen.', ''],
  debt_help: ['Schuldhulp vraagt een saldo-opgave.', ''],
  close_file: ['Alles is betaald; alleen nog afronden.', ''],
}

const usual = [
  'call_debtor',
  'callback_request',
  'promise_to_pay',
  'incoming_mail',
  'client_question',
  'missing_documents',
]
/** Subjects that are usual on files in a certain state or phase. */
const byState: Readonly<Record<string, readonly string[]>> = {
  term_payment: ['check_instalment', 'check_instalment', 'call_debtor'],
  paused: ['dispute', 'missing_documents', 'client_question'],
  suspend: ['debt_help', 'payment_check'],
  no_more_steps: ['legal_review', 'close_file', 'client_question'],
  judicial: ['legal_review', 'missing_documents', 'incoming_mail'],
  bailiff: ['bailiff_feedback', 'address_research'],
}
const times = ['09:00', '09:30', '10:15', '11:00', '13:30', '14:00', '15:45']

type FileRow = { id: number; customer: number; manager: number | null; state: string; phase: string }
type Known = {
  subjects: ReadonlyMap<string, { id: number; priority: string }>
  teams: ReadonlyMap<number, number>
  employees: readonly number[]
  today: IsoDate
  random: Random
}

/**
 * @param most Open items; of a large database the first of its files get them.
 * @returns The tables that were filled with ids.
 */
export async function insertAgenda(
  trx: Trx,
  { employees, now, most }: { employees: readonly number[]; now: Date; most: number },
): Promise<string[]> {
  const known = await knownOf(trx, employees, now)
  const { rows: files } = await trx.query<FileRow>({
    text: `select ${f.id}::int as id, ${f.customer_id}::int as customer, ${f.case_manager_id}::int as manager, ${f.workflow_status} as state, ${f.phase} as phase
      from collection_file f where ${f.workflow_status} <> 'closed' order by ${f.id} desc limit $1`,
    values: [most * 2],
  })
  const rows = files.flatMap((file) => itemsOf(file, known)).map((row, index) => ({ id: index + 1, ...row }))
  await insertRows(trx, 'agenda_item', rows)
  await trx.query({ text: history })
  return ['agenda_item']
}

async function knownOf(trx: Trx, employees: readonly number[], now: Date): Promise<Known> {
  const subjects = await trx.query<{ id: number; code: string; priority: string }>({
    text: `select ${s.id}::int as id, ${s.code} as code, ${s.priority} as priority from agenda_subject`,
  })
  const teams = await trx.query<{ id: number; team: number }>({
    text: `select ${u.id}::int as id, ${t.id}::int as team from app_user u join team t on ${t.id} = ${u.team_id}`,
  })
  return {
    subjects: new Map(subjects.rows.map((row) => [row.code, row])),
    teams: new Map(teams.rows.map(({ id, team }) => [id, team])),
    employees,
    today: dayOf(now.toISOString()),
    random: randomFrom(20_261_101),
  }
}

/** Every second file has something to be done, every third something that was. */
function itemsOf(file: FileRow, known: Known) {
  const { random, today } = known
  const open = random.below(2) === 0 ? [itemOf(file, dayFrom(random.below(100), known), known)] : []
  const past = random.below(3) === 0 ? [doneOf(itemOf(file, addDays(today, -1 - random.below(60)), known), random)] : []
  return [...past, ...open]
}

/** A fifth is late, a quarter is for today, the others come. */
function dayFrom(turn: number, { random, today }: Known): IsoDate {
  if (turn < 20) return addDays(today, -1 - random.below(9))
  return endOfTerm(turn < 45 ? today : addDays(today, 1 + random.below(30)), new Set())
}

function itemOf(file: FileRow, date: IsoDate, { subjects, teams, employees, random }: Known) {
  const code = random.pick(byState[file.state] ?? byState[file.phase] ?? usual)
  const subject = subjects.get(code) ?? { id: 1, priority: 'normal' }
  const person = file.manager ?? random.pick(employees)
  const isCall = code === 'call_debtor' || code === 'callback_request'
  const attempts = code === 'call_debtor' ? random.below(4) : 0
  return {
    file_id: file.id,
    customer_id: file.customer,
    subject_id: subject.id,
    date,
    version: 1,
    time: isCall && random.below(2) === 0 ? random.pick(times) : null,
    assigned_to_id: random.below(8) === 0 ? null : person,
    team_id: teams.get(person) ?? null,
    priority: random.below(9) === 0 ? 'high' : subject.priority,
    note: random.pick(notes[code] ?? ['']) || null,
    status: 'open',
    attempts,
    source: random.below(3) === 0 ? 'workflow' : 'manual',
    last_attempt_at: attempts > 0 ? `${addDays(date, -1)}T14:10:00Z` : null,
    done_at: null as string | null,
    done_by_id: null as number | null,
    created_at: `${addDays(date, -4)}T09:20:00Z`,
    created_by_id: person,
  }
}

const doneOf = (item: ReturnType<typeof itemOf>, random: Random) => ({
  ...item,
  status: random.below(6) === 0 ? 'archived' : 'done',
  done_at: `${item.date}T${String(8 + random.below(8)).padStart(2, '0')}:35:00Z`,
  done_by_id: item.created_by_id,
})

/** Lines of the audit about items that are no longer open. */
const history = `
with past as (
  select i.*, ${u.id} as by_id, ${u.name} as by_name from agenda_item i join app_user u on ${u.id} = ${i.created_by_id} where ${i.status} <> 'open'
), lines (at, by_id, by_name, action, record_id, changes) as (
  select ${i.created_at}, by_id, by_name, 'create', ${i.id}, jsonb_build_object('date', jsonb_build_object('to', ${i.date} - 2),
      'subject', jsonb_build_object('to', ${i.subject_id})) from past i
  union all
  select ${i.created_at} + interval '1 day', by_id, by_name, 'update', ${i.id}, jsonb_build_object('date',
      jsonb_build_object('from', ${i.date} - 2, 'to', ${i.date})) from past i where ${i.id} % 3 = 0
  union all
  select ${i.done_at}, by_id, by_name, case ${i.status} when 'done' then 'finish' else 'archive' end, ${i.id},
      jsonb_build_object('status', jsonb_build_object('from', 'open', 'to', ${i.status})) from past i
)
${auditInsert.replace('(actor_id', '(at, actor_id')}
select at, by_id, by_name, null, null, action, 'agenda-item', record_id, changes, null from lines order by at`
