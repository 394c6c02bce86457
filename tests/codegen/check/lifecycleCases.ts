/** Mistakes in lifecycles. */
import { courier } from '#tests/codegen/project.ts'
import { text, type Case } from '#tests/codegen/check/cases/couriers.ts'

const shut = { title: 'Main', from: ['open'], to: 'shut', access: 'ROLE_SETTINGS' }
/** With one action that leads from open to shut. */
const living = (action: object, closed: object = {}) => ({
  'courier.schema.json': courier(
    { state: { title: 'State' } },
    {
      'x-lifecycle': {
        property: 'state',
        initial: 'open',
        states: { open: { title: 'Open' }, shut: { title: 'Shut', final: true, ...closed } },
        actions: { shut: { ...shut, ...action } },
      },
    },
  ),
})
/** With a boolean for its state. */
const switching = (states: object, actions: object) => ({
  'courier.schema.json': courier(
    { state: { title: 'State' } },
    { 'x-lifecycle': { property: 'state', initial: Object.keys(states), states, actions } },
  ),
})
const both = { true: { title: 'Open' }, false: { title: 'Shut' } }
const on = { title: 'Main', from: ['false'], to: 'true', access: 'ROLE_SETTINGS' }
const off = { ...on, from: ['true'], to: 'false' }
const at = (line: number, keyword: string) => `courier.schema.json:${line}:9 x-lifecycle.actions.shut.${keyword}:`

const all = 'courier.schema.json:33:5 x-lifecycle.actions:'

export const lifecycles: Case[] = [
  {
    name: 'nothing wrong',
    in: living({ tells: 'key', effect: ['makeKey'], replaces: 'name', again: 'Name' }),
    out: [],
  },
  {
    name: 'words of an action that tells nothing',
    in: living({ replaces: 'name', told: 'Name' }),
    out: [
      `${at(39, 'replaces')} "shut" tells nothing; write what it "tells", or leave "replaces" out`,
      `${at(40, 'told')} "shut" tells nothing; write what it "tells", or leave "told" out`,
    ],
  },
  {
    name: 'a value that nothing makes',
    in: living({ tells: 'key' }),
    out: [`${at(39, 'tells')} "shut" has no effect that could make what it tells; name one`],
  },
  {
    name: 'a value that nobody is told',
    in: living({ access: undefined, by: 'system', tells: 'key', effect: ['makeKey'] }),
    out: [`${at(39, 'tells')} only the program takes "shut", so nobody is told; leave it out`],
  },
  {
    name: 'one value of several records, and a second that ends no first',
    in: living({ tells: 'key', effect: ['makeKey'], bulk: 5, again: 'Name' }),
    out: [
      `${at(43, 'bulk')} "shut" tells one value, so it is taken on one record; leave it out`,
      `${at(44, 'again')} "shut" replaces nothing, so its button is never called so; write what it "replaces"`,
    ],
  },
  {
    name: 'a switch with nothing wrong',
    in: switching(both, { on, off, fail: { ...off, access: undefined, by: 'system' } }),
    out: [],
  },
  {
    name: 'a switch with a third position',
    in: switching(
      { ...both, open: { title: 'Open' } },
      { on, off: { ...off, to: ['false', 'open'] }, back: { ...on, from: ['open'] } },
    ),
    out: [
      'courier.schema.json:26:5 x-lifecycle.states: "true" and "false" are the states of a boolean, which has these two and no other',
    ],
  },
  {
    name: 'a switch that writing it cannot turn one way, and two ways the other',
    in: switching(both, { on, again: on, off: { ...off, access: undefined, by: 'system' } }),
    out: [
      `${all} one action of people leads from "false" to "true", which writing the property takes; "on" and "again" do`,
      `${all} one action of people leads from "true" to "false", which writing the property takes; none does`,
    ],
  },
  {
    name: 'a switch that asks for what writing it does not bring',
    in: switching(both, { on, off: { ...off, fields: { require: ['name'] } } }),
    out: [
      'courier.schema.json:42:7 x-lifecycle.actions.off: "off" is also taken by writing "state", so it can ask for nothing and tell nothing',
    ],
  },
  {
    name: 'deletion that follows without it',
    in: living({}, { deletable: false }),
    out: [
      'courier.schema.json:29:9 x-lifecycle.states.shut.deletable: warning: "deletable" is what follows without it; leave it out',
    ],
  },
  { name: 'a final state that lets records go', in: living({}, { deletable: true }), out: [] },
  {
    name: 'an undo that every object has',
    in: living({ undo: 'toString' }),
    out: ['courier.schema.json:39:17 x-lifecycle.actions.shut.undo: "toString" is not an action'],
  },
  {
    name: 'a state property that is no schema',
    in: {
      'courier.schema.json': { ...living({})['courier.schema.json'], properties: { name: text, state: 'toString' } },
    },
    out: [
      'courier.schema.json:9:14 properties.state: must be an object, not a text',
      'courier.schema.json:18:17 x-lifecycle.property: "state" is not a property',
    ],
  },
]
