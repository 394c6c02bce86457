/**
 * Row level security in PostgreSQL, generated from the rules that the statements use too (`x-access.rows`): a
 * second layer for people from outside. Rules that allow all rows are for staff and are left out here.
 */
import type { Condition } from '#schemas/condition.ts'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { keptTable } from '#schemas/keptSearch.ts'
import type { Access, Person } from '#server/foundation/access.ts'
import { askerSetting, outsiderRole, serverRole } from '#server/db/roles.ts'
import { ownRelations, owner } from '#schemas/owner.ts'
import { defaultLocale } from '#schemas/product.ts'
import { compileCondition } from './condition.ts'
import type { OutsiderTable } from './outsiderTables.ts'
import { literal, Params, quote } from './sql.ts'

export const policyName = { outsider: 'rows_of_outsiders', server: 'rows_of_server' } as const

/** @returns The statements that create the entity's policies; none for an entity without row rules. */
export function policiesOf(entity: Entity): string[] {
  if (!entity.access.rows) return []
  const table = quote(entity.table)
  const rows = outsiderRows(entity)
  return [
    ...dropPolicies(entity.table),
    `create policy ${policyName.outsider} on ${table} to ${outsiderRole} using (${rows}) with check (${rows})`,
    // Shows the server's role all rows, for when it may not bypass row security.
    `create policy ${policyName.server} on ${table} to ${serverRole} using (true) with check (true)`,
    `alter table ${table} enable row level security`,
  ]
}

/**
 * The same for the table with the search texts of its records: people from outside find by those of their own rows.
 */
export function keptPoliciesOf(entity: Entity): string[] {
  if (!entity.access.rows || !entity.searchKept) return []
  const table = quote(keptTable(entity))
  const rows = `exists (select from ${quote(entity.table)} r where r.id = ${table}.id)`
  return [
    ...dropPolicies(keptTable(entity)),
    `create policy ${policyName.outsider} on ${table} to ${outsiderRole} using (${rows}) with check (false)`,
    `create policy ${policyName.server} on ${table} to ${serverRole} using (true) with check (true)`,
    `alter table ${table} enable row level security`,
  ]
}

/** The same for tables that are closed but for the rows that visible records point at. */
export function rowPoliciesOf({ table, rows }: OutsiderTable): string[] {
  if (rows === undefined) return []
  const name = quote(table)
  return [
    ...dropPolicies(table),
    `create policy ${policyName.outsider} on ${name} for select to ${outsiderRole} using (${rows})`,
    `create policy ${policyName.server} on ${name} to ${serverRole} using (true) with check (true)`,
    `alter table ${name} enable row level security`,
  ]
}

export const dropPolicies = (table: string): string[] =>
  Object.values(policyName).map((name) => `drop policy if exists ${name} on ${quote(table)}`)

/** SQL that is true for the asker's rows; false when nobody asks. */
function outsiderRows(entity: Entity): string {
  const rules = Object.entries(entity.access.rows ?? {}).flatMap(([role, rule]) =>
    rule === true ? [] : [`(${holds(role)} and ${compiled(rule, entity)})`],
  )
  return rules.join(' or ') || 'false'
}

/** In a subselect, so that it is evaluated once per statement instead of per row. */
const asker = `(select nullif(current_setting('${askerSetting}', true), '')::jsonb)`

const holds = (expression: RoleExpression): string => {
  const all = expression
    .split(' or ')
    .map((roles) => `array[${roles.split(' and ').map(literal).join(', ')}]`)
    .map((roles) => `(${asker} -> 'acl') ?& ${roles}`)
  return `coalesce((select ${all.join(' or ')}), false)`
}

function compiled(rule: Condition, entity: Entity): string {
  if (/"\$(?!me\.\w+")/.test(JSON.stringify(rule))) {
    const reason = 'names a day or a moment, which rows of people from outside cannot depend on'
    throw new RangeError(`The rule for rows of "${entity.name}" ${reason}: ${JSON.stringify(rule)}.`)
  }
  const access = { ...nobody, person: markedPerson }
  return compileCondition(rule, { entity, access, now: 0, params: new AskerParams(), alias: quote(entity.table) })
}

const nobody: Omit<Access, 'person'> = {
  impersonator: null,
  hasSecondFactor: false,
  mustEnrol: false,
  locale: defaultLocale,
  may: () => false,
}

/** Placeholder values that name a fact of the asker; `AskerParams` replaces them with SQL that reads the setting. */
const mark = '$me.'
const markedPerson = {
  ...Object.fromEntries(
    ['id', 'username', 'email', 'name', 'locale', ...ownRelations].map((name) => [name, `${mark}${name}`]),
  ),
  ...Object.fromEntries(['acl', ...(owner ? [owner.ids] : [])].map((name) => [name, [`${mark}${name}`]])),
} as unknown as Person

/** A policy has no parameters: constants stand in its text, and facts of the asker are read from the setting. */
class AskerParams extends Params {
  override add(value: unknown, type: string): string {
    const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
    if (typeof first !== 'string' || !first.startsWith(mark)) {
      return `${literal(Array.isArray(value) ? arrayText(value) : String(value))}::${type}`
    }
    const name = literal(first.slice(mark.length))
    return Array.isArray(value)
      ? `(select array(select jsonb_array_elements_text(${asker} -> ${name})))::${type}`
      : `(select ${asker} ->> ${name})::${type}`
  }
}

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'null' : JSON.stringify(String(value)))).join(',')}}`
