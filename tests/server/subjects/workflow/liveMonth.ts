/**
 * A month of an office: files go through their steps while debtors pay, agree terms and break them, complain, move, opt out and
 * are protected. On every day no wall is passed, every open file has a step or a reason, and each message is explained.
 */
import { expect } from 'vitest'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { holidayRows } from '#server/seed/reference/holidays.ts'
import { addTemplate, openFor, type Office } from '#tests/server/subjects/messages/writing.ts'
import { euros, staff } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { addWorkflow, email } from './works.ts'

/** King's Day is a Monday, Ascension Day the last Thursday. */
const first = '2026-04-15'
const days = 31
const letterText = '<p>{{file.14day.costs}} uiterlijk {{file.14day.endDate}}, {{file.14day.costsVat}} btw</p>'
const roles = [...staff, 'ROLE_FILE_SEND', 'ROLE_AGENDA']

type File = { id: number; debtor: number; n: number }
type Row = Record<string, unknown>
const noon = (day: IsoDate): number => Date.parse(`${day}T10:00:00Z`)
const rowsOf = async (api: Api, text: string): Promise<Row[]> => (await api.engine.query<Row>({ text })).rows

async function ask(api: Api, path: string, body: object): Promise<void> {
  const answer = await api.as(roles).post(`/api/v4/${path}`, body)
  expect([200, 201], `${path}: ${answer.body}`).toContain(answer.statusCode)
}

/** A debtor who asked for no more mail, and when. */
type Opted = { debtor: number; at: string }

/** What happens to a file on a day, by its number: half of the debtors do nothing at all. */
async function happens(api: Api, opted: Opted[], { id, debtor, n }: File, day: number, date: IsoDate): Promise<void> {
  if (day !== 2 + (n % 23)) return
  if (n % 20 === 0) await ask(api, `file/${id}/payments`, { date, amount: euros(250) })
  if (n % 20 === 1) await ask(api, `file/${id}/payments`, { date, amount: euros(100) })
  if (n % 20 === 2) {
    await ask(api, `file/${id}/arrangement`, { instalments: 5, startDate: addDays(date, 3) })
    const one = (await rowsOf(api, `select id from arrangement where file_id = ${id}`)).at(-1)
    await ask(api, `arrangement/${String(one?.id)}/accept`, {})
  }
  if (n % 20 === 3) await ask(api, `debtor/${debtor}/insolvency`, { kind: 'moratorium', startDate: date })
  if (n % 20 === 4)
    await ask(api, 'dispute', { file: id, kind: 'defect', openedAt: date, text: 'Het apparaat is stuk.' })
  if (n % 20 === 5) {
    await api.engine.query({ text: 'update debtor set do_not_email = true where id = $1', values: [debtor] })
    opted.push({ debtor, at: new Date(api.app.now()).toISOString() })
  }
  if (n % 20 === 6) {
    const [letter] = await rowsOf(
      api,
      `select id from message where file_id = ${id} and channel = 'post' and status = 'sent'`,
    )
    if (letter) await ask(api, `message/${String(letter.id)}/returnMail`, { failReason: 'Onbekend op dit adres' })
  }
  if (n % 20 === 7)
    await ask(api, `file/${id}/pause`, { holdReason: 'Klacht over de behandeling', pausedUntil: addDays(date, 7) })
}

/** The walls, on what has been done until now. */
async function checkWalls(api: Api, opted: readonly Opted[], day: IsoDate): Promise<void> {
  const local = `(m.sent_at at time zone 'Europe/Amsterdam')`
  const outside = await rowsOf(
    api,
    `select m.id from message m where m.channel <> 'post' and m.sent_at is not null and (${local}::time < '07:00' or ${local}::time >= '20:00'
      or extract(isodow from ${local}) = 7 or ${local}::date in (select date from holiday where is_contact_free))`,
  )
  expect(outside, `contact outside the window until ${day}`).toEqual([])
  const sentToProtected = await rowsOf(
    api,
    `select m.id from message m join insolvency_event e on e.debtor_id = m.debtor_id
      where m.sent_at is not null and m.destination = 'debtor' and ${local}::date > e.start_date`,
  )
  expect(sentToProtected, `contact with a protected debtor until ${day}`).toEqual([])
  const { rows: optedOut } = await api.engine.query({
    text: `select m.id from message m join jsonb_to_recordset($1::jsonb) as o(debtor bigint, at timestamptz) on o.debtor = m.debtor_id
      where m.channel = 'email' and m.sent_at > o.at`,
    values: [JSON.stringify(opted)],
  })
  expect(optedOut, `mail to who opted out until ${day}`).toEqual([])
  const costs = await rowsOf(
    api,
    `select c.id, c.date, f.fourteen_day_state, f.fourteen_day_end from cost_line c join cost_type t on t.id = c.cost_type_id
      join collection_file f on f.id = c.file_id where t.category = 'collection' and f.file_type = 'private' and c.amount + c.vat_amount > 0
      and not coalesce(f.fourteen_day_end < c.date, false)`,
  )
  expect(costs, `costs before the letter expired until ${day}`).toEqual([])
}

/** Every open file has a step that is not overdue, or a reason that a person can read. */
async function checkCourse(api: Api, day: IsoDate): Promise<void> {
  const lost = await rowsOf(
    api,
    `select f.id, f.workflow_status, f.workflow_step_id, f.workflow_step_due_at from collection_file f
      where f.workflow_status in ('not_started', 'in_progress')
        and (f.workflow_step_id is null or f.workflow_step_due_at is null or f.workflow_step_due_at <= '${day}')
        and not exists (select from processing_item i where i.file_id = f.id and i.status = 'in_hold' and i.hold_reason is not null)
        and not exists (select from message m where m.file_id = f.id and m.status in ('draft', 'approved', 'scheduled', 'queued'))`,
  )
  expect(lost, `files without a next step or a reason on ${day}`).toEqual([])
  const unexplained = await rowsOf(
    api,
    `select m.id, m.status from message m where (m.step_id is null or m.run_id is null or m.to_address is null)
      or (m.status in ('failed', 'cancelled', 'returned', 'bounced') and m.fail_reason is null)
      or not exists (select from workflow_execution x where x.message_id = m.id and x.file_id = m.file_id)`,
  )
  expect(unexplained, `messages without an explanation on ${day}`).toEqual([])
  const twice = await rowsOf(
    api,
    `select file_id, step_id, planned_for from workflow_execution where result = 'done' group by 1, 2, 3 having count(*) > 1`,
  )
  expect(twice, `steps done twice until ${day}`).toEqual([])
}

/** Lives through the month with this many files and checks each day. */
export async function liveMonth(api: Api, desk: Office, count: number): Promise<void> {
  await api.engine.query({
    text: `insert into holiday (date, name, country_id, code, is_statutory, is_bank_holiday, is_contact_free)
      select date, name, $2, code, is_statutory, is_bank_holiday, is_contact_free from jsonb_populate_recordset(null::holiday, $1::jsonb)`,
    values: [JSON.stringify(holidayRows()), desk.country],
  })
  api.advance(noon(first) - api.app.now())
  await api.runDue()
  const [letter, reminder, demand] = [
    await addTemplate(api, 'post', {
      purpose: 'fourteen_day_letter',
      subject: { nl: 'Veertiendagenbrief' },
      body: { nl: letterText },
    }),
    await addTemplate(api, 'email', { subject: { nl: 'Herinnering' } }),
    await addTemplate(api, 'email', { subject: { nl: 'Sommatie' } }),
  ]
  const [called] = await rowsOf(api, `select id from agenda_subject where code = 'call_debtor'`)
  await addWorkflow(api, [
    email(desk, { email_template_id: reminder, fallback_channel: 'post', post_mail_template_id: desk.templates.post }),
    {
      action_type: 'send_post',
      post_mail_template_id: letter,
      delay_days: 2,
      delay_basis: 'working',
    },
    { action_type: 'send_sms', sms_template_id: desk.templates.sms, delay_days: 4 },
    email(desk, {
      delay_days: 14,
      email_template_id: demand,
      fallback_channel: 'post',
      post_mail_template_id: desk.templates.post,
      adds_collection_costs: true,
    }),
    { action_type: 'agenda', agenda_subject_id: called?.id, delay_days: 3 },
    { action_type: 'wait', delay_days: 30 },
  ])
  const files: File[] = []
  const opted: Opted[] = []
  for (let n = 0; n < count; n += 1) {
    const { id, debtor } = await openFor(api, desk)
    files.push({ id, debtor, n })
  }
  for (let day = 0; day < days; day += 1) {
    const date = addDays(first, day)
    // In the night: interest, terms and steps; at noon and in the evening what is due leaves.
    api.advance(Date.parse(`${date}T01:00:00Z`) - api.app.now())
    await api.runDue()
    for (const kind of ['ledger.carry', 'instalments.follow', 'workflow.night'] as const) await api.doJob(kind, {})
    api.advance(noon(date) - api.app.now())
    await api.runDue()
    for (const file of files) await happens(api, opted, file, day, date)
    for (const kind of ['messages.send', 'messages.post'] as const) await api.doJob(kind, {})
    await checkWalls(api, opted, date)
    await checkCourse(api, date)
  }
  const made = await rowsOf(
    api,
    `select channel, count(*)::int as count from message where sent_at is not null group by 1 order by 1`,
  )
  expect(made.map(({ channel }) => channel)).toEqual(['email', 'post', 'sms'])
  const [costs] = await rowsOf(api, `select count(*)::int as count from cost_line`)
  expect(Number(costs?.count)).toBeGreaterThan(count / 4)
  const holds = await rowsOf(
    api,
    `select distinct hold_reason as reason from processing_item where hold_reason is not null`,
  )
  expect(holds.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['disputed', '14_day_term_running']))
  // Files of protected debtors are suspended as soon as that is known.
  const suspended = await rowsOf(
    api,
    `select id from collection_file where workflow_status = 'suspend' and hold_reason is not null`,
  )
  expect(suspended.length).toBeGreaterThan(0)
}
