/**
 * Columns that summarise the records pointing at theirs: sum, count, least, most, last. Triggers on those
 * records keep them, in the transaction of each write.
 *
 * A writer first locks the summarised records in the order of their ids, and only then reads what points at
 * them: of two concurrent writers the second sees what the first has done.
 */
import { add, announce, type Draft } from '#codegen/migration/draft.ts'
import { quoted } from '#codegen/migration/names.ts'
import { inOrder } from '#codegen/migration/record.ts'
import type { Table, Total, Totals } from '#codegen/migration/table.ts'

/** Changes the triggers from the old to the new ones; changed totals are recomputed from all rows. */
export function changeTotals(draft: Draft, before: readonly Table[], after: readonly Table[]) {
  const [had, has] = [before, after].map((tables) =>
    tables.flatMap((table) =>
      (table.totals ?? []).map((totals) => ({ table: table.name, entity: table.entity, totals })),
    ),
  )
  const lineOf = (one: object) => JSON.stringify(one, inOrder)
  const linesOf = (all: typeof had) => new Set((all ?? []).map(lineOf))
  const [linesBefore, linesAfter] = [linesOf(had), linesOf(has)]
  for (const one of had ?? []) {
    if (!linesAfter.has(lineOf(one)))
      add(draft, 'untie', `drop function if exists ${quoted(one.totals.name)}() cascade`)
  }
  for (const { table, entity, totals } of (has ?? []).filter((one) => !linesBefore.has(lineOf(one)))) {
    for (const sql of [functionSql(table, totals), ...triggersSql(table, totals), fillSql(table, totals)])
      add(draft, 'track', sql)
    const columns = totals.columns.map(({ column }) => column).join(', ')
    announce(draft, {
      slug: `keep-${totals.of}-by-${table}`.replaceAll('_', '-'),
      words: `Keep ${columns} of ${totals.of} by what is written of ${entity}.`,
      entity,
    })
  }
}

type Source = { name: string; sign: 1 | -1 }
const added: Source = { name: 'new_rows', sign: 1 }
const gone: Source = { name: 'old_rows', sign: -1 }

function functionSql(table: string, totals: Totals): string {
  const { name, of, columns } = totals
  return `create function ${quoted(name)}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $totals$
declare
  ids bigint[];
begin
  if tg_op = 'TRUNCATE' then
    update ${quoted(of)} set ${columns.map(({ column, none }) => `${quoted(column)} = ${none}`).join(', ')}
      where ${rowOf(columns, '')} is distinct from row(${columns.map(({ none }) => none).join(', ')});
    return null;
  elsif tg_op = 'INSERT' then
    ids := array(${pointedAt(totals, 'new_rows')});
  elsif tg_op = 'DELETE' then
    ids := array(${pointedAt(totals, 'old_rows')});
  else
    ids := array(${moved(totals)});
  end if;
  if cardinality(ids) = 0 then
    return null;
  end if;
  perform from ${quoted(of)} where id = any(ids) order by id for no key update;
  if tg_op = 'INSERT' then
    ${updateSql(table, totals, [added])};
  elsif tg_op = 'DELETE' then
    ${updateSql(table, totals, [gone])};
  else
    ${updateSql(table, totals, [added, gone])};
  end if;
  return null;
end $totals$`
}

const pointedAt = ({ by }: Totals, rows: string): string =>
  `select distinct ${quoted(by)} from ${rows} where ${quoted(by)} is not null`

/** Runs on updates of deciding columns only: most updates change others. */
function moved({ by, reads }: Totals): string {
  const columns = ['id', ...new Set([by, ...reads])].map(quoted).join(', ')
  const [one, other] = [`select ${columns} from new_rows`, `select ${columns} from old_rows`]
  const changed = `(${one} except ${other}) union all (${other} except ${one})`
  return `select distinct ${quoted(by)} from (${changed}) changed where ${quoted(by)} is not null`
}

/**
 * Sums and counts change by the difference; the others are looked up again, because the deleted value may have
 * been the result.
 */
function updateSql(table: string, { of, by, columns }: Totals, sources: readonly Source[]): string {
  const counted = columns.filter(isCounted)
  const deltas = sources.map(
    ({ name, sign }) =>
      `select ${quoted(by)} as id, ${counted.map((one) => `${sign < 0 ? '-' : ''}${amountIn(one)} as ${quoted(one.column)}`).join(', ')} from ${name} n`,
  )
  const moves = counted.map(({ column }) => `sum(${quoted(column)}) as ${quoted(column)}`).join(', ')
  const delta = counted.length
    ? ` left join (select id, ${moves} from (${deltas.join(' union all ')}) one group by id) d on d.id = q.id`
    : ''
  const values = columns.map((one) =>
    isCounted(one)
      ? `q.${quoted(one.column)} + coalesce(d.${quoted(one.column)}, 0) as ${quoted(one.column)}`
      : `${foldOf(table, by, one)} as ${quoted(one.column)}`,
  )
  return `update ${quoted(of)} p set ${columns.map(({ column }) => `${quoted(column)} = s.${quoted(column)}`).join(', ')}
      from (select q.id, ${values.join(', ')} from ${quoted(of)} q${delta} where q.id = any(ids)) s
      where s.id = p.id and ${rowOf(columns, 'p.')} is distinct from ${rowOf(columns, 's.')}`
}

const rowOf = (columns: readonly Total[], prefix: string): string =>
  `row(${columns.map(({ column }) => prefix + quoted(column)).join(', ')})`

const isCounted = ({ fold }: Total): boolean => fold === 'sum' || fold === 'count'

const amountIn = ({ fold, value, where }: Total): string =>
  `(case when ${where} then ${fold === 'count' ? '1' : `coalesce(n.${quoted(value ?? '')}, 0)`} else 0 end)`

/** The value computed from all rows, for the record `q`. */
function foldOf(table: string, by: string, { fold, value = '', where, none }: Total): string {
  const from = `from ${quoted(table)} n where n.${quoted(by)} = q.id${where === 'true' ? '' : ` and ${where}`}`
  if (fold === 'count') return `(select count(*) ${from})`
  if (fold === 'last') return `coalesce((select n.${quoted(value)} ${from} order by n.id desc limit 1), ${none})`
  const folded = `(select ${fold}(n.${quoted(value)}) ${from})`
  return fold === 'sum' ? `coalesce(${folded}, 0)` : folded
}

const triggersSql = (table: string, { name }: Totals): string[] =>
  (
    [
      ['insert', 'referencing new table as new_rows '],
      ['update', 'referencing old table as old_rows new table as new_rows '],
      ['delete', 'referencing old table as old_rows '],
      ['truncate', ''],
    ] as const
  ).map(
    ([event, rows]) =>
      `create trigger ${quoted(`${name}_${event}`)} after ${event} on ${quoted(table)} ${rows}for each statement execute function ${quoted(name)}()`,
  )

function fillSql(table: string, { of, by, columns }: Totals): string {
  const values = columns.map((one) => `${foldOf(table, by, one)} as ${quoted(one.column)}`)
  return `update ${quoted(of)} p set ${columns.map(({ column }) => `${quoted(column)} = s.${quoted(column)}`).join(', ')}
  from (select q.id, ${values.join(', ')} from ${quoted(of)} q) s
  where s.id = p.id and ${rowOf(columns, 'p.')} is distinct from ${rowOf(columns, 's.')}`
}
