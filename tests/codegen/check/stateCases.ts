/** Mistakes in `x-lifecycle`: unknown names, unreachable states, impossible terms and values. */
import { courier } from '#tests/codegen/project.ts'
import type { Case } from '#tests/codegen/check/cases/couriers.ts'

const text = { title: 'Name', type: 'string' }
const day = { title: 'Name', type: 'string', format: 'date' }
const moment = { title: 'Name', type: 'string', format: 'date-time' }
const own = { state: { title: 'State' }, note: text, sent: day, asked: moment }
const both = { open: { title: 'Open' }, shut: { title: 'Shut', final: true } }
const shut = { title: 'Shut', from: ['open'], to: 'shut', access: 'ROLE_SETTINGS' }
const lapse = { title: 'Shut', from: ['open'], to: 'shut', by: 'system' }

type Parts = { states?: object; actions?: object; properties?: object; required?: readonly string[] } & Record<
  string,
  unknown
>
/** A courier that is open or shut, with some parts of its lifecycle replaced. */
const living = ({ properties = {}, required = [], ...parts }: Parts) => ({
  'courier.schema.json': courier(
    { ...own, ...properties },
    {
      ...(required.length > 0 && { required }),
      'x-lifecycle': { property: 'state', initial: 'open', states: both, actions: { shut }, ...parts },
    },
  ),
})
const action = (parts: object) => living({ actions: { shut: { ...shut, ...parts } } })
const due = (parts: object, taken: object = lapse) =>
  living({
    states: { ...both, open: { title: 'Open', due: { from: 'sent', after: 'P2D', action: 'shut', ...parts } } },
    actions: { shut: taken },
  })
const main = { title: 'Main' }

export const states: Case[] = [
  { name: 'nothing wrong', in: living({}), out: [] },
  {
    name: 'a property of the state that there is not',
    in: living({ property: 'stat' }),
    out: [
      'courier.schema.json:9:5 properties.state: "type" is missing; or give it "oneOf", "$ref" or "x-relation"',
      'courier.schema.json:34:17 x-lifecycle.property: "stat" is not a property; did you mean "state"?',
    ],
  },
  {
    name: 'a property of the state that says its values itself',
    in: living({ properties: { state: { title: 'State', enum: ['open', 'shut'], readOnly: true } } }),
    out: [
      'courier.schema.json:11:7 properties.state.enum: "state" holds the state, so its values are the states of x-lifecycle; leave out "enum"',
      'courier.schema.json:15:7 properties.state.readOnly: "state" holds the state, so its values are the states of x-lifecycle; leave out "readOnly"',
    ],
  },
  {
    name: 'a beginning in no state',
    in: living({ initial: 'opn' }),
    out: ['courier.schema.json:35:16 x-lifecycle.initial: "opn" is not a state; did you mean "open"?'],
  },
  {
    name: 'an action from and to no state',
    in: action({ from: ['opn'], to: 'sht' }),
    out: [
      'courier.schema.json:49:11 x-lifecycle.actions.shut.from[0]: "opn" is not a state; did you mean "open"?',
      'courier.schema.json:51:15 x-lifecycle.actions.shut.to: "sht" is not a state; did you mean "shut"?',
    ],
  },
  {
    name: 'a field that is neither',
    in: action({ fields: { require: ['not'], optional: ['nte'] } }),
    out: [
      'courier.schema.json:55:13 x-lifecycle.actions.shut.fields.require[0]: "not" is neither a property nor a parameter; did you mean "note"?',
      'courier.schema.json:58:13 x-lifecycle.actions.shut.fields.optional[0]: "nte" is neither a property nor a parameter; did you mean "note"?',
    ],
  },
  {
    name: 'a refusal that there is not',
    in: living({ actions: { shut: { ...shut, when: { note: 'a' }, otherwise: 'empt' } }, refusals: { empty: 'Name' } }),
    out: [
      'courier.schema.json:56:22 x-lifecycle.actions.shut.otherwise: "empt" is not one of the refusals; did you mean "empty"?',
    ],
  },
  {
    name: 'a condition on no property',
    in: living({ actions: { shut: { ...shut, when: { nte: 'a' }, otherwise: 'empty' } }, refusals: { empty: 'Name' } }),
    out: [
      'courier.schema.json:54:11 x-lifecycle.actions.shut.when.nte: "nte" is not a property of courier; did you mean "note"?',
    ],
  },
  {
    name: 'a condition without its refusal',
    in: action({ when: { note: 'a' } }),
    out: [
      'courier.schema.json:46:7 x-lifecycle.actions.shut: "when" and "otherwise" of "shut" go together: a condition, and the refusal that says it',
    ],
  },
  {
    name: 'a parameter that is a property',
    in: living({ parameters: { note: text }, actions: { shut: { ...shut, fields: { require: ['note'] } } } }),
    out: [
      'courier.schema.json:61:7 x-lifecycle.parameters.note: "note" is a property already, which an action asks for by its name; leave the parameter out',
    ],
  },
  {
    name: 'a parameter that nothing asks for',
    in: living({ parameters: { limit: text } }),
    out: [
      'courier.schema.json:56:7 x-lifecycle.parameters.limit: no action asks for "limit"; write it in "fields" of one, or leave it out',
    ],
  },
  {
    name: 'a reason that has no place',
    in: action({ confirm: 'reason' }),
    out: [
      'courier.schema.json:53:20 x-lifecycle.actions.shut.confirm: there is no property "reason" to keep the reason in; add one',
    ],
  },
  {
    name: 'a state that is never reached',
    in: living({ states: { ...both, main: { ...main, final: true } } }),
    out: [
      'courier.schema.json:44:7 x-lifecycle.states.main: "main" is never reached: no action leads to it from where a record begins',
    ],
  },
  {
    name: 'a state that nothing leaves',
    in: living({ states: { open: { title: 'Open' }, shut: { title: 'Shut' } } }),
    out: [
      'courier.schema.json:40:7 x-lifecycle.states.shut: "shut" is a dead end: no action leads out of it; is it "final": true?',
    ],
  },
  {
    name: 'a final state that something leaves',
    in: action({ from: ['open', 'shut'] }),
    out: [
      'courier.schema.json:40:7 x-lifecycle.states.shut: "shut" is "final", and an action starts from it; take one of the two out',
    ],
  },
  {
    name: 'states that go round for ever beside an end',
    in: living({
      states: { ...both, main, aside: { title: 'Depot' } },
      initial: ['open', 'main'],
      actions: { shut, turn: { ...shut, from: ['main'], to: 'aside' }, back: { ...shut, from: ['aside'], to: 'main' } },
    }),
    out: [
      'courier.schema.json:47:7 x-lifecycle.states.main: "main" never ends: no way leads from it to a final state',
      'courier.schema.json:50:7 x-lifecycle.states.aside: "aside" never ends: no way leads from it to a final state',
    ],
  },
  {
    name: 'an action for nobody',
    in: living({ actions: { shut: { title: 'Shut', from: ['open'], to: 'shut' } } }),
    out: [
      'courier.schema.json:46:7 x-lifecycle.actions.shut: "shut" lacks "access", so nobody may take it; name a right, or write "by": "system"',
    ],
  },
  {
    name: 'an action for nobody that there is',
    in: action({ access: 'ROLE_SETTNGS' }),
    out: [
      'courier.schema.json:52:19 x-lifecycle.actions.shut.access: "ROLE_SETTNGS" is not a role in schemas/roles.json; did you mean "ROLE_SETTINGS"?',
    ],
  },
  {
    name: 'what means nothing where only the program acts',
    in: living({ actions: { shut: { ...lapse, access: 'ROLE_SETTINGS', bulk: 5, confirm: 'ask', danger: true } } }),
    out: [
      'courier.schema.json:53:9 x-lifecycle.actions.shut.access: only the program takes "shut", so "access" means nothing; leave it out',
      'courier.schema.json:54:9 x-lifecycle.actions.shut.bulk: only the program takes "shut", so "bulk" means nothing; leave it out',
      'courier.schema.json:55:9 x-lifecycle.actions.shut.confirm: only the program takes "shut", so "confirm" means nothing; leave it out',
      'courier.schema.json:56:9 x-lifecycle.actions.shut.danger: only the program takes "shut", so "danger" means nothing; leave it out',
    ],
  },
  {
    name: 'a state that requires what every record has',
    in: living({ required: ['name'], states: { ...both, shut: { ...both.shut, require: ['name'] } } }),
    out: ['courier.schema.json:47:11 x-lifecycle.states.shut.require[0]: "name" is required in every state anyway'],
  },
  {
    name: 'a state that requires what an action empties',
    in: living({
      states: { ...both, shut: { ...both.shut, require: ['note'] } },
      actions: { shut: { ...shut, set: { note: null } } },
    }),
    out: ['courier.schema.json:57:19 x-lifecycle.actions.shut.set.note: "shut" empties "note", which "shut" requires'],
  },
  {
    name: 'a term that no action ends',
    in: due({ action: 'sht' }),
    out: ['courier.schema.json:42:21 x-lifecycle.states.open.due.action: "sht" is not an action; did you mean "shut"?'],
  },
  {
    name: 'a term of an action that starts elsewhere',
    in: living({
      states: {
        open: { title: 'Open' },
        main: { ...main, due: { from: 'sent', after: 'P2D', action: 'lapse' } },
        shut: both.shut,
      },
      actions: { shut: { ...shut, from: ['main'] }, move: { ...shut, title: 'Main', to: 'main' }, lapse },
    }),
    out: [
      'courier.schema.json:45:21 x-lifecycle.states.main.due.action: "lapse" cannot start in "main": add it to its "from"',
    ],
  },
  {
    name: 'a term of an action of people',
    in: due({}, shut),
    out: [
      'courier.schema.json:42:21 x-lifecycle.states.open.due.action: "shut" is for people only; write "by": "system" or "both"',
    ],
  },
  {
    name: 'a term of an action that has to be filled in',
    in: due({}, { ...lapse, fields: { require: ['note'] } }),
    out: [
      'courier.schema.json:42:21 x-lifecycle.states.open.due.action: "shut" has to be filled in, which the program cannot',
    ],
  },
  {
    name: 'a term from a text',
    in: due({ from: 'note' }),
    out: ['courier.schema.json:40:19 x-lifecycle.states.open.due.from: "note" is neither a date nor a moment'],
  },
  {
    name: 'a term in hours from a day',
    in: due({ after: 'PT12H' }),
    out: ['courier.schema.json:41:20 x-lifecycle.states.open.due.after: "sent" is a day, so count in days'],
  },
  {
    name: 'a term that is no duration',
    in: due({ after: 'two days' }),
    out: [
      'courier.schema.json:41:20 x-lifecycle.states.open.due.after: "two days" must match ^P(?=.)([0-9]{1,3}Y)?([0-9]{1,3}M)?([0-9]{1,3}W)?([0-9]{1,4}D)?(T(?=.)([0-9]{1,4}H)?([0-9]{1,4}M)?)?$',
    ],
  },
  {
    name: 'working days in months',
    in: due({ after: 'P1M', calendar: 'workdays' }),
    out: ['courier.schema.json:41:20 x-lifecycle.states.open.due.after: a calendar counts days; write them as "P3D"'],
  },
  {
    name: 'a calendar that there is not',
    in: due({ calendar: 'moon' }),
    out: ['courier.schema.json:43:23 x-lifecycle.states.open.due.calendar: "moon" is not one of workdays'],
  },
  {
    name: 'a term that comes again and again',
    in: living({
      states: { ...both, open: { title: 'Open', due: { from: 'sent', after: 'P2D', action: 'remind' } } },
      actions: { shut, remind: { title: 'Main', from: ['open'], to: '=', by: 'system' } },
    }),
    out: [
      'courier.schema.json:42:21 x-lifecycle.states.open.due.action: "remind" leaves the record in "open" and "sent" as it is, so it would be taken again and again; set "sent"',
    ],
  },
  {
    name: 'an undo that there is not',
    in: action({ undo: 'opn' }),
    out: ['courier.schema.json:53:17 x-lifecycle.actions.shut.undo: "opn" is not an action'],
  },
  {
    name: 'an undo that cannot start',
    in: action({ undo: 'shut' }),
    out: [
      'courier.schema.json:53:17 x-lifecycle.actions.shut.undo: "shut" cannot start in "shut", where "shut" leads; add it to its "from"',
    ],
  },
  {
    name: 'an undo of the program',
    in: living({
      states: { open: { title: 'Open' }, main },
      actions: {
        shut: { ...shut, to: 'main', undo: 'back' },
        back: { title: 'Open', from: ['main'], to: 'open', by: 'system' },
      },
    }),
    out: [
      'courier.schema.json:52:17 x-lifecycle.actions.shut.undo: only the program takes "back", so nobody can undo with it',
    ],
  },
  {
    name: 'people who are none',
    in: action({ notBy: ['note'] }),
    out: [
      'courier.schema.json:54:11 x-lifecycle.actions.shut.notBy[0]: "note" does not point at people ("x-relation": { "entity": "user" })',
    ],
  },
  {
    name: 'values that do not fit',
    in: living({
      required: ['name'],
      actions: {
        shut: { ...shut, set: { note: 1, sent: '$now', asked: '$today', name: null, nte: 'a', state: 'open' } },
      },
    }),
    out: [
      'courier.schema.json:57:19 x-lifecycle.actions.shut.set.note: 1 is not a text, which "note" holds',
      'courier.schema.json:58:19 x-lifecycle.actions.shut.set.sent: "$now" is not date, which "sent" holds',
      'courier.schema.json:59:20 x-lifecycle.actions.shut.set.asked: "$today" is not date-time, which "asked" holds',
      'courier.schema.json:60:19 x-lifecycle.actions.shut.set.name: null is not a value, which "name" holds',
      'courier.schema.json:61:11 x-lifecycle.actions.shut.set.nte: "nte" is not a property; did you mean "note"?',
      'courier.schema.json:62:11 x-lifecycle.actions.shut.set.state: "state" is changed by "to"; leave it out of "set"',
    ],
  },
  {
    name: 'the state as a field',
    in: action({ fields: { require: ['state'] } }),
    out: [
      'courier.schema.json:55:13 x-lifecycle.actions.shut.fields.require[0]: "state" is changed by the action itself',
    ],
  },
  {
    name: 'a keyword that there is not',
    in: action({ emits: 'courier.shut' }),
    out: ['courier.schema.json:53:9 x-lifecycle.actions.shut.emits: unknown keyword "emits"'],
  },
]
