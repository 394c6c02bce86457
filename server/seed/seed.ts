/** Fills an empty database with demo logins and an office with its customers and merchants; all or nothing. */
import { dayOf } from '#domain/time/day.ts'
import { file } from '#schemas/generated/file.ts'
import type { Engine, OpenEngine, Trx } from '#server/db/engine.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { insertAgenda } from './files/agenda.ts'
import { bulkLoad } from './bulkLoad.ts'
import { customers } from './parties/customers.ts'
import type { Config } from '#server/config.ts'
import { insertDocuments } from './files/documents.ts'
import { clientCostTemplates } from './financeDefinitions.ts'
import { insertEmails } from './emails/insertEmails.ts'
import { insertFileLogs } from './files/fileLogs.ts'
import { insertLetterProofs } from './files/letterProofs.ts'
import { insertFiles } from './files/insertFiles.ts'
import type { Mix } from './files/shares.ts'
import { groupRows } from './groups.ts'
import { insertExports, insertMailbox } from './inAndOut/exports.ts'
import { insertImports } from './inAndOut/imports.ts'
import { insertMerges } from './inAndOut/merges.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { insertIntegration } from './integration.ts'
import { insertDebtors } from './parties/insertDebtors.ts'
import { insertMerchants } from './parties/merchants.ts'
import { insertOffice } from './office.ts'
import { insertPast } from './past.ts'
import { insertPrecassos } from './precasso/items.ts'
import { insertSurveillances } from './surveillances.ts'
import { insertExecutions } from './workflows/executions.ts'
import { insertMessages } from './workflows/insertMessages.ts'
import { insertWorkflows } from './workflows/insertWorkflows.ts'
import { logins, people, type PersonRow } from '#server/seed/invented/people.ts'
import { fillWithin } from './reference/fill.ts'
import { teamIdOf, teamRows } from './settings.ts'
import { withTerms } from './terms.ts'
import { withoutSearchTexts } from './withoutSearchTexts.ts'
import { names } from '#server/sql/names.ts'

const appUserTable = names('app_user', 'app_user')

export type Size = 'demo' | '1k' | '10k' | '100k' | '1m'

type Counts = {
  people: number
  customers: number
  merchants: number
  calls: number
  debtors: number
  files: number
  /** Number of open items on the agenda, about. */
  openItems: number
  /** Mix of open and closed files. */
  mix: Mix
}

/** Numbers per size; everything else has the same numbers in every size. */
const sizes: Readonly<Record<Size, Counts>> = {
  demo: {
    people: 40,
    customers: 45,
    merchants: 100_000,
    calls: 6_000,
    debtors: 3_200,
    files: 4_000,
    openItems: 1_000,
    mix: 'demo',
  },
  '1k': {
    people: 40,
    customers: 45,
    merchants: 1_000,
    calls: 200,
    debtors: 240,
    files: 300,
    openItems: 80,
    mix: 'demo',
  },
  '10k': {
    people: 40,
    customers: 200,
    merchants: 10_000,
    calls: 2_000,
    debtors: 1_600,
    files: 2_000,
    openItems: 500,
    mix: 'demo',
  },
  '100k': {
    people: 60,
    customers: 2_000,
    merchants: 100_000,
    calls: 100_000,
    debtors: 78_000,
    files: 100_000,
    openItems: 6_000,
    mix: 'large',
  },
  '1m': {
    people: 60,
    customers: 20_000,
    merchants: 1_000_000,
    calls: 1_000_000,
    debtors: 780_000,
    files: 1_000_000,
    openItems: 60_000,
    mix: 'large',
  },
}

export type SeedOptions = {
  size: Size
  /** Password of all demo logins. */
  password: string
  log?: (text: string) => void
  /** Store of the bytes of documents; absent: there are no documents. */
  where?: Pick<Config, 'dataDir' | 'bucket'>
  /** Moment from which open, due and recent are measured. Default: now. */
  now?: Date
}

/**
 * Fixed creation time of the newest person, customer and merchant, so that the data does not depend on the day
 * of seeding.
 */
const asOf = new Date('2026-06-30T12:00:00Z')

/** Whether there are neither people nor customers. */
export async function isEmpty(database: Pick<Engine | Trx, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ empty: boolean }>({
    text: 'select not exists (select from app_user) and not exists (select from customer) as empty',
  })
  return rows[0]?.empty === true
}

/** The database has data, to which nothing is ever added. */
export class NotEmpty extends Error {
  constructor() {
    super('The database is not empty, so it was not seeded. Use another database, or another DATA_DIR.')
    this.name = 'NotEmpty'
  }
}

/** @throws {NotEmpty} Also when another process seeds at the same time: the second waits and then throws. */
export async function seed(
  engine: OpenEngine,
  { size, password, where, log = () => {}, now = new Date() }: SeedOptions,
): Promise<void> {
  const counts = sizes[size]
  const started = performance.now()
  const hashes = await Promise.all(logins.map(() => hashPassword(password)))
  await engine.withoutTimeout(async () => {
    await engine.transaction(async (trx) => {
      await trx.query({
        text: `select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`,
      })
      await trx.query({ text: `select pg_advisory_xact_lock(hashtext('seed'))` })
      if (!(await isEmpty(trx))) throw new NotEmpty()
      await fillWithin(trx, now)
      const staff = await insertPeople(trx, counts.people, hashes)
      const employees = staff.filter(({ kind, active }) => kind === 'employee' && active).map(({ id }) => id)
      const managers = staff
        .slice(0, logins.length)
        .filter(isEmployee)
        .map(({ id }) => id)
      await insertTeams(trx, staff, employees)
      await insertCustomers(trx, counts.customers, managers)
      await insertLinks(trx)
      const filled = await insertOffice(trx, { ...counts, managers, employees, now })
      filled.push(...(await insertWorkflows(trx, now)))
      await bulkLoad(trx, ['merchant'], () =>
        insertMerchants(trx, counts.merchants, counts.customers, asOf, progress(log, 'merchants')),
      )
      await withoutSearchTexts(trx, file, async () => {
        const debtors = await insertDebtors(trx, counts.debtors, now)
        log(`${counts.debtors.toLocaleString('en')} debtors`)
        filled.push(...debtors.filled)
        const { customers, mix, debtors: owing } = counts
        const files = { debtorOf: debtors.of, debtors: owing, customers, mix, employees, now }
        filled.push(...(await insertFiles(trx, counts.files, files, progress(log, 'files'))))
      })
      await insertSurveillances(trx, managers, now)
      if (where && counts.mix === 'demo') filled.push(...(await insertDocuments(trx, where, now)))
      await insertExecutions(trx, dayOf(now.getTime()))
      await insertMessages(trx, dayOf(now.getTime()))
      if (where && counts.mix === 'demo') await insertLetterProofs(trx, where)
      if (counts.mix === 'demo') filled.push(...(await insertPrecassos(trx, now)))
      filled.push(...(await insertAgenda(trx, { employees, now, most: counts.openItems })))
      await insertFileLogs(trx, employees, now)
      if (where && counts.mix === 'demo') await insertEmails(trx, where, now)
      filled.push(...(await insertImports(trx)), ...(await insertMerges(trx, employees, now)))
      await insertExports(trx, { files: counts.files, employees, now })
      await insertMailbox(trx, now)
      await insertIntegration(trx, counts, now)
      await insertPast(trx, now)
      for (const table of [...ownTables, ...filled]) await continueIds(trx, table)
    })
    // The embedded database has no autovacuum, and the planner needs statistics; of a million files it takes minutes.
    await engine.alone(async (session) => {
      await session.query({ text: 'set statement_timeout = 0' })
      try {
        await session.query({ text: 'vacuum (analyze)' })
      } finally {
        await session.query({ text: 'reset statement_timeout' })
      }
    })
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(
    `seeded ${counts.customers} customers, ${counts.merchants.toLocaleString('en')} merchants and ${counts.files.toLocaleString('en')} files in ${seconds} s`,
  )
}

/** @returns A function that says how many are done, at every hundred thousand. */
const progress = (log: (text: string) => void, what: string) => (done: number) => {
  if (done % 100_000 === 0) log(`${done.toLocaleString('en')} ${what}`)
}

/** Tables that this file fills itself. */
const ownTables = ['employee_group', 'app_user', 'team', 'client_cost_template', 'customer', 'merchant']

const isEmployee = ({ employee_group_id, roles }: PersonRow): boolean =>
  employee_group_id !== null || roles.includes('ROLE_EMPLOYEE')

async function insertPeople(trx: Trx, count: number, hashes: readonly string[]): Promise<PersonRow[]> {
  const staff = people(count, asOf)
  await insertRows(trx, 'employee_group', groupRows())
  await insertRows(trx, 'app_user', staff)
  await insertRows(
    trx,
    'credential',
    hashes.map((password_hash, index) => ({ user_id: index + 1, password_hash, changed_at: asOf })),
  )
  return staff
}

/** Every team has a manager, and everybody with a group has a team. */
async function insertTeams(trx: Trx, staff: readonly PersonRow[], employees: readonly number[]): Promise<void> {
  await insertRows(trx, 'team', teamRows(employees))
  const members = staff.filter(isEmployee).map(({ id }) => ({ id, team: teamIdOf(id - 1) }))
  await trx.query({
    text: `update app_user set ${names('app_user').team_id} = m.team from jsonb_to_recordset($1::jsonb) as m(id bigint, team bigint) where ${appUserTable.id} = m.id`,
    values: [JSON.stringify(members)],
  })
}

async function insertCustomers(trx: Trx, count: number, managers: readonly number[]): Promise<void> {
  const templates = clientCostTemplates()
  await insertRows(trx, 'client_cost_template', templates)
  const rows = customers(count, managers, asOf).map((row) => withTerms(row, managers, templates.length))
  await insertRows(trx, 'customer', rows)
}

async function insertLinks(trx: Trx): Promise<void> {
  const links = logins.flatMap((login, index) =>
    login.customers.map((target_id) => ({ owner_id: index + 1, target_id })),
  )
  await insertRows(trx, 'app_user_customers', links)
}
