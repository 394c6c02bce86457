/** Cases in which existing parts change: type, values, keys. */
import type { PlanCase } from './project.ts'

type Case = { name: string; in: PlanCase; out: string[] }

const line = { type: 'string', maxLength: 40 }
const stored = (store: object) => ({ ...line, 'x-store': store })
const small = { type: 'integer', minimum: 0, maximum: 100 }
const money = { $ref: 'values.schema.json#/$defs/Money' }
const choice = (...values: string[]) => ({ oneOf: values.map((value) => ({ const: value, title: value })) })
const one = (entity: string, more = {}) => ({ 'x-relation': { entity, ...more } })
const hub = { code: line }
const track = `select track_changes('parcel');`

export const changes: Case[] = [
  {
    name: 'required from now on, with a default',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { required: ['name'], name: { ...line, default: 'none' } } },
    },
    out: [
      `alter table parcel alter column name set default 'none';`,
      `update parcel set name = 'none' where name is null;`,
      'alter table parcel alter column name set not null;',
      track,
    ],
  },
  {
    name: 'required no longer, default gone',
    in: {
      before: { parcel: { required: ['name'], name: { ...line, default: 'none' } } },
      after: { parcel: { name: line } },
    },
    out: [
      'alter table parcel alter column name drop default;',
      'alter table parcel alter column name drop not null;',
      track,
    ],
  },
  {
    name: 'an enum value more',
    in: { before: { parcel: { state: choice('new') } }, after: { parcel: { state: choice('new', "can't") } } },
    out: [
      'alter table parcel drop constraint parcel_state_check;',
      `alter table parcel add constraint parcel_state_check check (state in ('new', 'can''t'));`,
      track,
    ],
  },
  {
    name: 'an enum value less, replaced on request',
    in: {
      before: { parcel: { state: choice('new', 'old') } },
      after: { parcel: { state: choice('new') } },
      accept: ['replace:parcel.state.old=new'],
    },
    out: [
      'alter table parcel drop constraint parcel_state_check;',
      `update parcel set state = 'new' where state = 'old';`,
      `alter table parcel add constraint parcel_state_check check (state in ('new'));`,
      track,
    ],
  },
  {
    name: 'an enum value less that no row holds',
    in: {
      before: { parcel: { state: choice('new', 'old') } },
      after: { parcel: { state: choice('new') } },
      rows: () => 0,
    },
    out: [
      'alter table parcel drop constraint parcel_state_check;',
      `alter table parcel add constraint parcel_state_check check (state in ('new'));`,
      track,
    ],
  },
  {
    name: 'a wider whole number that is searched',
    in: {
      before: { parcel: { size: { ...small, default: 1, 'x-store': { search: true } } } },
      after: { parcel: { size: { type: 'integer', default: 1, 'x-store': { search: true } } } },
    },
    out: [
      'alter table parcel drop column search_text;',
      'alter table parcel alter column size drop default;',
      'alter table parcel alter column size type bigint using size::bigint;',
      'alter table parcel alter column size set default 1;',
      `alter table parcel add column search_text text collate "C" generated always as (searched(coalesce(size::text, ''))) stored;`,
      'alter table parcel add constraint parcel_size_check check (size between -9007199254740991 and 9007199254740991);',
      track,
      'create index concurrently parcel_search_text_idx on parcel using gin (search_text gin_trgm_ops);',
      track,
    ],
  },
  {
    name: 'a moment that becomes a day, converted on request',
    in: {
      before: { parcel: { sent: { type: 'string', format: 'date-time' } } },
      after: { parcel: { sent: { type: 'string', format: 'date' } } },
      accept: ['convert:parcel.sent'],
    },
    out: [
      'alter table parcel drop constraint parcel_sent_check;',
      `alter table parcel alter column sent type date using (sent at time zone 'Europe/Amsterdam')::date;`,
      `alter table parcel add constraint parcel_sent_check check (sent between '0001-01-01' and '9999-12-31');`,
      track,
    ],
  },
  {
    name: 'an index, a unique key and the search text come and go',
    in: {
      before: {
        parcel: { a: stored({ index: true }), b: stored({ unique: ['a', 'b'] }), c: stored({ search: true }) },
      },
      after: { parcel: { a: stored({ search: true }), b: stored({ unique: true }), c: line } },
      rows: () => 0,
    },
    out: [
      'alter table parcel drop column search_text;',
      'alter table parcel drop constraint parcel_a_b_key;',
      'drop index parcel_a_id_idx;',
      `alter table parcel add column search_text text collate "C" generated always as (searched(coalesce(a, ''))) stored;`,
      'alter table parcel add constraint parcel_b_key unique (b);',
      track,
      'create index concurrently parcel_b_id_idx on parcel (b, id);',
      'create index concurrently parcel_search_text_idx on parcel using gin (search_text gin_trgm_ops);',
      track,
    ],
  },
  {
    name: 'another fate when the target is deleted',
    in: {
      before: { hub, parcel: { to: one('hub') } },
      after: { hub, parcel: { to: one('hub', { onDelete: 'clear' }) } },
    },
    out: [
      'alter table parcel drop constraint parcel_to_id_fkey;',
      'alter table parcel add constraint parcel_to_id_fkey foreign key (to_id) references hub (id) on delete set null;',
      track,
    ],
  },
  {
    name: 'a name in SQL that is a reserved word',
    in: { before: { parcel: { name: line } }, after: { parcel: { name: line, order: stored({ index: true }) } } },
    out: [
      'alter table parcel add column "order" text collate "und-x-icu";',
      track,
      'create index concurrently parcel_order_id_idx on parcel ("order", id);',
      track,
    ],
  },
  {
    name: 'an enum that becomes free text',
    in: { before: { parcel: { state: choice('new') } }, after: { parcel: { state: stored({ index: true }) } } },
    out: ['alter table parcel drop constraint parcel_state_check;', track],
  },
  {
    name: 'free text that becomes an enum, where it holds nothing else',
    in: {
      before: { parcel: { state: stored({ index: true }) } },
      after: { parcel: { state: choice('1', '2') } },
      accept: ['convert:parcel.state'],
    },
    out: [`alter table parcel add constraint parcel_state_check check (state in ('1', '2'));`, track],
  },
  {
    name: 'a whole number that becomes an amount of another name',
    in: {
      before: { parcel: { cost: small } },
      after: { parcel: { price: { ...money, 'x-store': { renamedFrom: 'cost' } } } },
      accept: ['fill:parcel.price.currency=EUR'],
    },
    out: [
      'alter table parcel rename column cost to price;',
      'alter index parcel_cost_id_idx rename to parcel_price_id_idx;',
      'alter table parcel alter column price type bigint using price::bigint;',
      'alter table parcel add column price_currency text collate "und-x-icu";',
      `update parcel set price_currency = 'EUR' where price is not null;`,
      'alter table parcel add constraint parcel_price_check check (price between -9007199254740991 and 9007199254740991);',
      `alter table parcel add constraint parcel_price_currency_check check (price_currency ~ '^[A-Z]{3}$' and ((price_currency is null) = (price is null)));`,
      track,
    ],
  },
  {
    name: 'a text that is now one per language keeps its words as the Dutch ones',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { name: { $ref: 'values.schema.json#/$defs/LocalizedText' } } },
    },
    out: [
      `alter table parcel alter column name type jsonb using case when name is not null then jsonb_build_object('nl', name) end;`,
      track,
    ],
  },
  {
    name: 'a text per language that is searched from now on',
    in: {
      before: { parcel: { name: { $ref: 'values.schema.json#/$defs/LocalizedText' } } },
      after: { parcel: { name: { $ref: 'values.schema.json#/$defs/LocalizedText', 'x-store': { search: true } } } },
    },
    out: [
      `alter table parcel add column search_text text collate "C" generated always as (searched(${['nl', 'en', 'fr']
        .map((language) => `coalesce(name ->> '${language}', '') collate "und-x-icu"`)
        .join(` || ' ' || `)})) stored;`,
      track,
      'create index concurrently parcel_search_text_idx on parcel using gin (search_text gin_trgm_ops);',
      track,
    ],
  },
]
