/** Mistakes in lifecycles. */
import { courier } from '#tests/codegen/project.ts'
import type { Case } from './cases.ts'

const shut = { title: 'Main', from: ['open'], to: 'shut', access: 'ROLE_SETTINGS' }
/** With one action that leads from open to shut. */
const living = (action: object) => ({
  'courier.schema.json': courier(
    { state: { title: 'State' } },
    {
      'x-lifecycle': {
        property: 'state',
        initial: 'open',
        states: { open: { title: 'Open' }, shut: { title: 'Shut', final: true } },
        actions: { shut: { ...shut, ...action } },
      },
    },
  ),
})
const at = (line: number, keyword: string) => `courier.schema.json:${line}:9 x-lifecycle.actions.shut.${keyword}:`

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
]
