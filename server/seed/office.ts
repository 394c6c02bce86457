/**
 * Everything of an office except people, customers, merchants, debtors and files, in an order in which rows only point at
 * earlier tables.
 */
import type { Trx } from '#server/db/engine.ts'
import { bailiffRows } from './bailiffs.ts'
import { complaints } from './complaints.ts'
import { contactPersons } from './parties/contactPersons.ts'
import { courts } from './courts.ts'
import { dueDiligences } from './dueDiligence.ts'
import { advanceDefinitions, extraCostDefinitions } from './financeDefinitions.ts'
import { insertRows, rowsByTable } from './insertRows.ts'
import { newsItems } from './news.ts'
import { allocationTemplates, bankAccounts, paymentDescriptions } from './payments.ts'
import { blockedNumberRows, officeSettingRows, partnerRows } from './settings.ts'
import { sharedInfos } from './sharedInfo.ts'
import { bulkRuns } from './invented/bulkRuns.ts'
import { savedViews } from './views.ts'
import { templateRows } from './reference/templates/rows.ts'

export type Office = {
  /** Numbers of existing rows, ids from 1. */
  people: number
  customers: number
  /** Ids of active employees: account managers, and all. */
  managers: readonly number[]
  employees: readonly number[]
  /** The moment of seeding, from which open, due and overdue are measured. */
  now: Date
}

/** @returns The tables that were filled with explicit ids, whose sequences must continue after them. */
export async function insertOffice(trx: Trx, office: Office): Promise<string[]> {
  const tables = Object.entries(rowsOf(office))
  for (const [table, rows] of tables) await insertRows(trx, table, rows)
  const hasIds = (rows: readonly object[]) => rows.some((row) => 'id' in row)
  return tables.flatMap(([table, rows]) => (hasIds(rows) ? [table] : []))
}

function rowsOf({ people, customers, managers, employees, now }: Office): Record<string, readonly object[]> {
  const partners = partnerRows(now)
  const contacts = contactPersons({ contacts: 80, portal: 30, customers, people }, now)
  const templates = Object.entries(templateRows(now)).map(([table, rows]): [string, readonly object[]] => [
    table,
    // System variables are part of the reference data.
    (rows as readonly { type?: string }[]).filter(({ type }) => type !== 'system'),
  ])
  const author = 1
  const complained = complaints(35, managers, customers, now)
  const runs = bulkRuns(complained, author, now)
  const tables = rowsByTable({
    partner: partners.rows,
    partner_countries: partners.countries,
    dialer_blacklist: blockedNumberRows(employees, now),
    bailiff: bailiffRows(),
    court: courts(),
    extra_cost_definition: extraCostDefinitions(),
    advance_definition: advanceDefinitions(),
    bank_account: bankAccounts(),
    payment_description: paymentDescriptions(),
    allocation_template: allocationTemplates(),
    allocation_template_customers: [{ owner_id: 2, target_id: 3 }],
    app_user: contacts.users,
    app_user_customers: contacts.links,
    contact_person: contacts.rows,
    complaint: complained,
    due_diligence: dueDiligences(customers, managers, now),
    news_item: newsItems(18, author, now),
    shared_info: sharedInfos(author, now),
    saved_view: savedViews(author, now),
    bulk_run: runs.rows,
    bulk_run_plan: runs.plans,
    bulk_run_record: runs.records,
    setting: officeSettingRows(author, now),
  })
  return { ...tables, ...Object.fromEntries(templates) }
}
