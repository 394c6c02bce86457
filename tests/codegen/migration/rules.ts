/** Cases of rules over several properties: constraints that come, go, change, and follow their columns. */
import type { PlanCase } from './project.ts'

const day = { type: 'string', format: 'date' }
const rule = (must: object) => ({
  'x-access': { read: '*', rules: { period: { must, field: 'until', message: 'Too early.' } } },
})
const track = `select track_changes('parcel');`
const held = (from: string) =>
  `check ((("until" is null) or ("${from}" is null) or coalesce("until" >= "${from}", false)))`
const days = { from: day, until: day }
const period = rule({ until: { gte: '$.from' } })

const decimal = (places: number) => ({ type: 'string', format: 'decimal', places })

export const rules: { name: string; in: PlanCase; out: string[] }[] = [
  {
    name: 'a rule that no row breaks',
    in: { before: { parcel: days }, after: { parcel: { ...days, ...period } }, rows: () => 0 },
    out: [`alter table parcel add constraint parcel_period_rule ${held('from')};`, track],
  },
  {
    name: 'a rule that rows may break until they are edited',
    in: { before: { parcel: days }, after: { parcel: { ...days, ...period } }, accept: ['rule:parcel.until'] },
    out: [`alter table parcel add constraint parcel_period_rule ${held('from')} not valid;`, track],
  },
  {
    name: 'a rule about a property that is new with it',
    in: { before: { parcel: { from: day } }, after: { parcel: { ...days, ...period } } },
    out: [
      'alter table parcel add column until date;',
      `alter table parcel add constraint parcel_until_check check (until between '0001-01-01' and '9999-12-31');`,
      `alter table parcel add constraint parcel_period_rule ${held('from')};`,
      track,
      'create index concurrently parcel_until_id_idx on parcel (until, id);',
      track,
    ],
  },
  {
    name: 'a rule whose property gets another name',
    in: {
      before: { parcel: { ...days, ...period } },
      after: {
        parcel: {
          start: { ...day, 'x-store': { renamedFrom: 'from' } },
          until: day,
          ...rule({ until: { gte: '$.start' } }),
        },
      },
    },
    out: [
      'alter table parcel rename column "from" to start;',
      'alter table parcel rename constraint parcel_from_check to parcel_start_check;',
      'alter index parcel_from_id_idx rename to parcel_start_id_idx;',
      track,
    ],
  },
  {
    name: 'a rule that asks more',
    in: {
      before: { parcel: { ...days, ...period } },
      after: { parcel: { ...days, ...rule({ until: { gt: '$.from' } }) } },
      rows: () => 0,
    },
    out: [
      'alter table parcel drop constraint parcel_period_rule;',
      `alter table parcel add constraint parcel_period_rule ${held('from').replace('>=', '>')};`,
      track,
    ],
  },
  {
    name: 'decimals, and more places of one',
    in: {
      before: { parcel: { width: decimal(2) } },
      after: { parcel: { width: decimal(6), height: decimal(2) } },
    },
    out: [
      'alter table parcel alter column width type numeric(18,6) using width::numeric(18,6);',
      'alter table parcel add column height numeric(14,2);',
      `alter table parcel add constraint parcel_height_check check (height <> 'NaN');`,
      track,
    ],
  },
  {
    name: 'a rule that is gone',
    in: { before: { parcel: { ...days, ...period } }, after: { parcel: days } },
    out: ['alter table parcel drop constraint parcel_period_rule;', track],
  },
]
