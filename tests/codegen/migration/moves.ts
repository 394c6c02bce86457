/** Cases of renamed and removed parts. */
import { expect } from 'vitest'
import type { PlanCase } from './project.ts'

type Case = { name: string; in: PlanCase; out: string[] }

const line = { type: 'string', maxLength: 40 }
const stored = (store: object) => ({ ...line, 'x-store': store })
const money = { $ref: 'values.schema.json#/$defs/Money' }
const one = (entity: string, more = {}) => ({ 'x-relation': { entity, ...more } })
const hub = { code: line }
const track = `select track_changes('parcel');`
const everywhere = { search: true, index: true, unique: true }

export const moves: Case[] = [
  {
    name: 'a property renamed, with all that hangs on it',
    in: {
      before: { parcel: { name: stored(everywhere) } },
      after: { parcel: { title: stored({ ...everywhere, renamedFrom: 'name' }) } },
    },
    out: [
      'alter table parcel rename column name to title;',
      'alter table parcel rename constraint parcel_name_key to parcel_title_key;',
      'alter index parcel_name_id_idx rename to parcel_title_id_idx;',
      track,
    ],
  },
  {
    name: "two properties that take each other's name",
    in: {
      before: { parcel: { name: line, street: line } },
      after: { parcel: { name: stored({ renamedFrom: 'street' }), street: stored({ renamedFrom: 'name' }) } },
    },
    out: [
      'alter table parcel rename column name to name_moving;',
      'alter table parcel rename column street to name;',
      'alter table parcel rename column name_moving to street;',
      track,
    ],
  },
  {
    name: 'three amounts whose names go round, in one circle',
    in: {
      before: { parcel: { a: money, b: money, c: money } },
      after: {
        parcel: Object.fromEntries(
          [
            ['a', 'c'],
            ['b', 'a'],
            ['c', 'b'],
          ].map(([to, from]) => [to, { ...money, 'x-store': { renamedFrom: from } }]),
        ),
      },
    },
    out: expect.arrayContaining([
      'alter table parcel rename column a to a_moving;',
      'alter table parcel rename column a_currency to a_currency_moving;',
      track,
    ]) as string[],
  },
  {
    name: 'an amount renamed',
    in: {
      before: { parcel: { price: money } },
      after: { parcel: { cost: { ...money, 'x-store': { renamedFrom: 'price' } } } },
    },
    out: [
      'alter table parcel rename column price to cost;',
      'alter table parcel rename column price_currency to cost_currency;',
      'alter table parcel rename constraint parcel_price_check to parcel_cost_check;',
      'alter table parcel rename constraint parcel_price_currency_check to parcel_cost_currency_check;',
      'alter index parcel_price_id_idx rename to parcel_cost_id_idx;',
      track,
    ],
  },
  {
    name: 'relations renamed, to one and to many',
    in: {
      before: { hub, parcel: { to: one('hub'), via: one('hub', { many: true }) } },
      after: {
        hub,
        parcel: {
          goal: { ...one('hub'), 'x-store': { renamedFrom: 'to' } },
          stops: { ...one('hub', { many: true }), 'x-store': { renamedFrom: 'via' } },
        },
      },
    },
    out: [
      'alter table parcel_via rename to parcel_stops;',
      'alter table parcel rename column to_id to goal_id;',
      'alter table parcel rename constraint parcel_to_id_fkey to parcel_goal_id_fkey;',
      'alter index parcel_to_id_id_idx rename to parcel_goal_id_id_idx;',
      'alter table parcel_stops rename constraint parcel_via_pkey to parcel_stops_pkey;',
      'alter table parcel_stops rename constraint parcel_via_owner_id_fkey to parcel_stops_owner_id_fkey;',
      'alter table parcel_stops rename constraint parcel_via_target_id_fkey to parcel_stops_target_id_fkey;',
      'alter index parcel_via_target_id_owner_id_idx rename to parcel_stops_target_id_owner_id_idx;',
      track,
    ],
  },
  {
    name: 'a relation to many that takes the name of another',
    in: {
      before: { hub, parcel: { a: one('hub', { many: true }), b: one('hub', { many: true }) } },
      after: {
        hub,
        parcel: {
          b: { ...one('hub', { many: true }), 'x-store': { renamedFrom: 'a' } },
          c: { ...one('hub', { many: true }), 'x-store': { renamedFrom: 'b' } },
        },
      },
    },
    out: [
      'alter table parcel_b rename to parcel_c;',
      'alter table parcel_a rename to parcel_b;',
      'alter table parcel_c rename constraint parcel_b_pkey to parcel_c_pkey;',
      'alter table parcel_b rename constraint parcel_a_pkey to parcel_b_pkey;',
      'alter table parcel_c rename constraint parcel_b_owner_id_fkey to parcel_c_owner_id_fkey;',
      'alter table parcel_b rename constraint parcel_a_owner_id_fkey to parcel_b_owner_id_fkey;',
      'alter table parcel_c rename constraint parcel_b_target_id_fkey to parcel_c_target_id_fkey;',
      'alter table parcel_b rename constraint parcel_a_target_id_fkey to parcel_b_target_id_fkey;',
      'alter index parcel_b_target_id_owner_id_idx rename to parcel_c_target_id_owner_id_idx;',
      'alter index parcel_a_target_id_owner_id_idx rename to parcel_b_target_id_owner_id_idx;',
    ],
  },
  {
    name: 'a property renamed, and a new one under its old name',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { title: stored({ renamedFrom: 'name' }), name: line } },
    },
    out: [
      'alter table parcel rename column name to title;',
      'alter table parcel add column name text collate "und-x-icu";',
      track,
    ],
  },
  {
    name: 'two columns that swap their names',
    in: {
      before: { parcel: { a: stored({ column: 'x', index: true }), b: stored({ column: 'y', index: true }) } },
      after: { parcel: { a: stored({ column: 'y', index: true }), b: stored({ column: 'x', index: true }) } },
    },
    out: [
      'alter table parcel rename column x to x_moving;',
      'alter table parcel rename column y to x;',
      'alter table parcel rename column x_moving to y;',
      'alter index parcel_x_id_idx rename to parcel_x_id_idx_moving;',
      'alter index parcel_y_id_idx rename to parcel_x_id_idx;',
      'alter index parcel_x_id_idx_moving rename to parcel_y_id_idx;',
      track,
    ],
  },
  {
    name: 'a rename that was done before',
    in: {
      before: { parcel: { title: line } },
      after: { parcel: { title: stored({ renamedFrom: 'name' }) } },
    },
    out: [],
  },
  {
    name: 'another table for the same entity',
    in: {
      before: {
        hub,
        parcel: { name: stored({ search: true }), via: one('hub', { many: true }) },
        box: { in: one('parcel') },
      },
      after: {
        hub,
        parcel: { 'x-store': { table: 'shipment' }, name: stored({ search: true }), via: one('hub', { many: true }) },
        box: { in: one('parcel') },
      },
    },
    out: [
      `select untrack_changes('parcel');`,
      'alter table parcel rename to shipment;',
      'alter table parcel_via rename to shipment_via;',
      'alter table shipment rename constraint parcel_pkey to shipment_pkey;',
      'alter index parcel_search_text_idx rename to shipment_search_text_idx;',
      'alter table shipment_via rename constraint parcel_via_pkey to shipment_via_pkey;',
      'alter table shipment_via rename constraint parcel_via_owner_id_fkey to shipment_via_owner_id_fkey;',
      'alter table shipment_via rename constraint parcel_via_target_id_fkey to shipment_via_target_id_fkey;',
      'alter index parcel_via_target_id_owner_id_idx rename to shipment_via_target_id_owner_id_idx;',
      `select track_changes('shipment');`,
    ],
  },
  {
    name: 'a property less, dropped on request',
    in: {
      before: { parcel: { name: line, fax: stored(everywhere) } },
      after: { parcel: { name: line } },
      accept: ['drop:parcel.fax'],
    },
    out: [
      'alter table parcel drop column search_text;',
      'alter table parcel drop constraint parcel_fax_key;',
      'drop index parcel_fax_id_idx;',
      'alter table parcel drop column fax;',
      track,
    ],
  },
  {
    name: 'a required property less, put aside on request',
    in: {
      before: { parcel: { required: ['price'], name: line, price: money } },
      after: { parcel: { name: line } },
      accept: ['archive:parcel.price'],
    },
    out: [
      'alter table parcel drop constraint parcel_price_check;',
      'alter table parcel drop constraint parcel_price_currency_check;',
      'drop index parcel_price_id_idx;',
      'alter table parcel alter column price drop not null;',
      'alter table parcel rename column price to archived_price_0007;',
      'alter table parcel alter column price_currency drop not null;',
      'alter table parcel rename column price_currency to archived_price_currency_0007;',
      track,
    ],
  },
  {
    name: 'a schema less: the rows stay',
    in: {
      before: { hub, parcel: { name: stored(everywhere), to: one('hub'), via: one('hub', { many: true }) } },
      after: { hub },
    },
    out: [
      `select untrack_changes('parcel');`,
      'alter table parcel drop constraint parcel_name_key;',
      'alter table parcel drop constraint parcel_to_id_fkey;',
      'drop index parcel_name_id_idx;',
      'drop index parcel_to_id_id_idx;',
      'drop index parcel_search_text_idx;',
      'alter table parcel_via drop constraint parcel_via_owner_id_fkey;',
      'alter table parcel_via drop constraint parcel_via_target_id_fkey;',
      'drop index parcel_via_target_id_owner_id_idx;',
      'alter table parcel rename constraint parcel_pkey to archived_parcel_0007_pkey;',
      'alter table parcel rename to archived_parcel_0007;',
      'alter table parcel_via rename constraint parcel_via_pkey to archived_parcel_via_0007_pkey;',
      'alter table parcel_via rename to archived_parcel_via_0007;',
    ],
  },
  {
    name: 'a schema less, dropped on request, with the relation to it',
    in: {
      before: { hub, parcel: { name: line, to: one('hub') } },
      after: { parcel: { name: line } },
      accept: ['drop:hub', 'drop:parcel.to'],
    },
    out: [
      `select untrack_changes('hub');`,
      'alter table parcel drop constraint parcel_to_id_fkey;',
      'drop index parcel_to_id_id_idx;',
      'drop table hub;',
      'alter table parcel drop column to_id;',
      track,
    ],
  },
  {
    name: 'another entity name for the same table',
    in: {
      before: { hub, parcel: { name: line, via: one('hub', { many: true }) } },
      after: {
        hub,
        shipment: {
          'x-store': { table: 'parcel' },
          title: stored({ renamedFrom: 'name' }),
          via: one('hub', { many: true }),
        },
      },
    },
    out: ['alter table parcel rename column name to title;', track],
  },
  {
    name: 'another entity with a table of its own: a new one beside the old',
    in: { before: { parcel: { name: line } }, after: { shipment: { name: line } } },
    out: [
      `select untrack_changes('parcel');`,
      'alter table parcel rename constraint parcel_pkey to archived_parcel_0007_pkey;',
      'alter table parcel rename to archived_parcel_0007;',
      'create table shipment (',
      '  id bigint generated by default as identity,',
      '  name text collate "und-x-icu",',
      '  constraint shipment_pkey primary key (id)',
      ');',
      `select track_changes('shipment');`,
    ],
  },
]
