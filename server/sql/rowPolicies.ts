/**
 * Row level security of PostgreSQL, made of the same rules as the conditions in the statements (`x-access.rows`): a second
 * layer for people from outside. Rules that give all rows are for staff, and nobody from outside has them here.
 */
import type { Condition } from '#schemas/condition.ts'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { Access, Person } from '#server/foundation/access.ts'
import { askerSetting, outsiderRole, serverRole } from '#server/db/roles.ts'
import { owner } from '#schemas/owner.ts'
import { defaultLocale } from '#schemas/product.ts'
import { compileCondition } from './condition.ts'
import { literal, Params, quote } from './sql.ts'

export const policyName = { outsider: 'rows_of_outsiders', server: 'rows_of_server' } as const

/** @returns The statements that put the entity's rules into force; none for an entity whose rows are open to all its readers. */
export function policiesOf(entity: Entity): string[] {
  if (!entity.access.rows) return []
  const table = quote(entity.table)
  const rows = outsiderRows(entity)
  return [
    ...dropPolicies(entity.table),
    `create policy ${policyName.outsider} on ${table} to ${outsiderRole} using (${rows}) with check (${rows})`,
    // Where the server's role may not pass by row security, this lets it see all.
    `create policy ${policyName.server} on ${table} to ${serverRole} using (true) with check (true)`,
    `alter table ${table} enable row level security`,
  ]
}

export const dropPolicies = (table: string): string[] =>
  Object.values(policyName).map((name) => `drop policy if exists ${name} on ${quote(table)}`)

/** SQL that is true for the rows of whoever asks; for nobody, where nobody does. */
function outsiderRows(entity: Entity): string {
  const rules = Object.entries(entity.access.rows ?? {}).flatMap(([role, rule]) =>
    rule === true ? [] : [`(${holds(role)} and ${compiled(rule, entity)})`],
  )
  return rules.join(' or ') || 'false'
}

/** What is asked of no row is asked once per statement: in a subselect. */
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
  const access = { ...nobody, person: asked }
  return compileCondition(rule, { entity, access, now: 0, params: new AskerParams(), alias: quote(entity.table) })
}

const nobody: Omit<Access, 'person'> = {
  impersonator: null,
  hasSecondFactor: false,
  mustEnrol: false,
  locale: defaultLocale,
  may: () => false,
}

/** Says of each value that it is the asker's; `AskerParams` writes in SQL where it is found. */
const mark = '$me.'
const asked = {
  ...Object.fromEntries(['id', 'username', 'email', 'name', 'locale'].map((name) => [name, `${mark}${name}`])),
  ...Object.fromEntries(['acl', ...(owner ? [owner.ids] : [])].map((name) => [name, [`${mark}${name}`]])),
} as unknown as Person

/** A policy has no parameters: its values stand in its text, and those of the asker are read from the setting. */
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
