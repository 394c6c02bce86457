import { expect, test } from 'vitest'
import { type PlanCase, plan } from './project.ts'

const line = { type: 'string', maxLength: 40 }
const small = { type: 'integer', minimum: 0, maximum: 100 }
const words = { $ref: 'values.schema.json#/$defs/LocalizedText' }
const table = { type: 'array', maxItems: 3, items: { type: 'object', properties: { name: line } } }
const choice = (...values: string[]) => ({ oneOf: values.map((value) => ({ const: value, title: value })) })
const hub = { code: line }
const many = { 'x-relation': { entity: 'hub', many: true } }
const renamed = (from: string) => ({ ...line, 'x-store': { renamedFrom: from } })

/** 412 rows at stake of 9,310. */
const rows = (sql: string) => (/ where | having /.test(sql) ? 412 : 9310)

const messages = async (what: PlanCase) => (await plan(what)).refusals.map(({ message }) => message)

type Case = { name: string; in: PlanCase; out: string }

test.each<Case>([
  {
    name: 'a property that is gone',
    in: { before: { parcel: { name: line, fax: line } }, after: { parcel: { name: line } }, rows },
    out: `parcel.fax: no longer in the schema, and dropping its column loses what it holds. 412 of 9,310 rows hold a value.
  To go on:
  - has it a new name? "x-store": { "renamedFrom": "fax" } on the property that it is now
  - keep the values aside, as archived_fax_0007: npm run codegen -- --accept archive:parcel.fax
  - lose the values: npm run codegen -- --accept drop:parcel.fax`,
  },
  {
    name: 'a relation to many that is gone',
    in: { before: { hub, parcel: { via: many } }, after: { hub, parcel: { name: line } }, rows },
    out: `parcel.via: no longer in the schema, and dropping link table parcel_via loses what it holds. 9,310 of 9,310 rows are links.
  To go on:
  - has it a new name? "x-store": { "renamedFrom": "via" } on the property that it is now
  - keep the values aside, as archived_parcel_via_0007: npm run codegen -- --accept archive:parcel.via
  - lose the values: npm run codegen -- --accept drop:parcel.via`,
  },
  {
    name: 'a required property more, without a default',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { required: ['size'], name: line, size: small } },
      rows,
    },
    out: `parcel.size: required now, and has no default for the rows that are there. 9,310 of 9,310 rows have no value.
  To go on:
  - give the property a "default" in the schema, or leave it out of "required"
  - fill those rows once: npm run codegen -- --accept 'fill:parcel.size=<value>'`,
  },
  {
    name: 'a property that is required from now on',
    in: { before: { parcel: { name: line } }, after: { parcel: { required: ['name'], name: line } }, rows },
    out: `parcel.name: required now, and has no default for the rows that are there. 412 of 9,310 rows have no value.
  To go on:
  - give the property a "default" in the schema, or leave it out of "required"
  - fill those rows once: npm run codegen -- --accept 'fill:parcel.name=<value>'`,
  },
  {
    name: 'a narrower type',
    in: { before: { parcel: { size: line } }, after: { parcel: { size: small } }, rows },
    out: `parcel.size: text becomes integer, which does not hold every value. 412 of 9,310 rows hold a value.
  To go on:
  - take the change back, or give the new type a property of its own
  - convert; a value that does not fit stops the migration and changes nothing: npm run codegen -- --accept convert:parcel.size`,
  },
  {
    name: 'tighter bounds',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { name: { ...line, maxLength: 30, minLength: 2 } } },
      rows,
    },
    out: `parcel.name: has minLength 2, maxLength 30 instead of 40 now. 412 of 9,310 rows hold a value that does not fit.
  To go on:
  - take the change back, or give those rows values that fit first
  - leave them as they are; whoever edits one must mend it: npm run codegen -- --accept tighten:parcel.name`,
  },
  {
    name: 'a rule that rows break',
    in: {
      before: { parcel: { name: line, code: line } },
      after: {
        parcel: {
          name: line,
          code: line,
          'x-access': {
            read: '*',
            rules: { apart: { must: { code: { ne: '$.name' } }, field: 'code', message: 'No.' } },
          },
        },
      },
      rows,
    },
    out: `parcel.code: a rule of code, name must hold now. 412 of 9,310 rows break it.
  To go on:
  - take the rule back, or give those rows values that keep it first
  - leave them as they are; whoever edits one must mend it: npm run codegen -- --accept rule:parcel.code`,
  },
  {
    name: 'a text that is to be rows',
    in: { before: { parcel: { steps: line } }, after: { parcel: { steps: table } }, rows },
    out: `parcel.steps: text becomes jsonb, which no value fits. 412 of 9,310 rows hold a value.
  To go on:
  - take the change back, or give the new type a property of its own
  - to keep the name: take the property out of the schema, plan that migration and say there what becomes of its values; then put it back as it is to be`,
  },
  {
    name: 'a text per language that is to be rows',
    in: {
      before: { parcel: { steps: words } },
      after: { parcel: { steps: table } },
      rows,
    },
    out: `parcel.steps: text per language becomes jsonb, which no value fits. 412 of 9,310 rows hold a value.
  To go on:
  - take the change back, or give the new type a property of its own
  - to keep the name: take the property out of the schema, plan that migration and say there what becomes of its values; then put it back as it is to be`,
  },
  {
    name: 'a plain text that is to be rich text per language',
    in: {
      before: { parcel: { steps: line } },
      after: { parcel: { steps: { $ref: 'values.schema.json#/$defs/LocalizedHtml' } } },
      rows,
    },
    out: `parcel.steps: text becomes text per language, which does not hold every value. 412 of 9,310 rows hold a value.
  To go on:
  - take the change back, or give the new type a property of its own
  - convert; a value that does not fit stops the migration and changes nothing: npm run codegen -- --accept convert:parcel.steps`,
  },
  {
    name: 'a relation that points elsewhere',
    in: {
      before: { hub, depot: hub, parcel: { to: { 'x-relation': { entity: 'hub' } } } },
      after: { hub, depot: hub, parcel: { to: { 'x-relation': { entity: 'depot' } } } },
      rows,
    },
    out: `parcel.to: its ids point at depot now, and were hub. 412 of 9,310 rows hold a value.
  To go on:
  - take the change back, or give the new type a property of its own
  - convert; a value that does not fit stops the migration and changes nothing: npm run codegen -- --accept convert:parcel.to`,
  },
  {
    name: 'an enum value that is gone',
    in: {
      before: { parcel: { state: choice('new', 'old') } },
      after: { parcel: { state: choice('new') } },
      rows,
    },
    out: `parcel.state: "old" is no longer one of its values. 412 of 9,310 rows hold it.
  To go on:
  - put the value back in the schema
  - give those rows another value: npm run codegen -- --accept 'replace:parcel.state.old=<value>'
  - empty it in those rows: npm run codegen -- --accept 'replace:parcel.state.old='`,
  },
  {
    name: 'unique from now on',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { name: { ...line, 'x-store': { unique: true } } } },
      rows,
    },
    out: `parcel.name: unique now. 412 of 9,310 rows share their value with another.
  To go on:
  - give those rows different values first
  - write it all the same; a value that is there twice stops the migration and changes nothing: npm run codegen -- --accept unique:parcel.name`,
  },
  {
    name: 'no database to ask',
    in: { before: { parcel: { state: choice('a', 'b') } }, after: { parcel: { state: choice('b') } } },
    out: `parcel.state: "a" is no longer one of its values. How many rows hold it is not known (no database was asked); this counts them: select count(*) from parcel where state = 'a'
  To go on:
  - put the value back in the schema
  - give those rows another value: npm run codegen -- --accept 'replace:parcel.state.a=<value>'
  - empty it in those rows: npm run codegen -- --accept 'replace:parcel.state.a='`,
  },
  {
    name: 'an agreement that nothing asks for',
    in: { before: { parcel: { name: line } }, after: { parcel: { name: line } }, accept: ['drop:parcel.fx'] },
    out: '--accept drop:parcel.fx: nothing asks for it. Take it away, or mend its spelling.',
  },
  {
    name: 'a value to fill with that its property refuses',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { required: ['size'], name: line, size: small } },
      accept: ['fill:parcel.size=200'],
    },
    out: '--accept fill:parcel.size=200: parcel.size must be at most 100.',
  },
  {
    name: 'a text to fill a number with',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { required: ['size'], name: line, size: small } },
      accept: ['fill:parcel.size=many'],
    },
    out: '--accept fill:parcel.size=many: parcel.size must be a whole number, not a text.',
  },
  {
    name: 'a currency that there is not',
    in: {
      before: { parcel: { name: line, cost: small } },
      after: {
        parcel: { name: line, cost: { $ref: 'values.schema.json#/$defs/Money' } },
      },
      accept: ['fill:parcel.cost.currency=XXX'],
    },
    out: '--accept fill:parcel.cost.currency=XXX: parcel.cost "XXX" is not one of EUR, DKK, GBP.',
  },
  {
    name: 'texts without the Dutch one to fill with',
    in: {
      before: { parcel: { name: line } },
      after: { parcel: { required: ['label'], name: line, label: words } },
      accept: [`fill:parcel.label={"en":"x"}`],
    },
    out: `--accept fill:parcel.label={"en":"x"}: parcel.label "nl" is missing.`,
  },
  {
    name: 'a choice in the place of another that there is not either',
    in: {
      before: { parcel: { state: choice('new', 'old') } },
      after: { parcel: { state: choice('new') } },
      accept: ['replace:parcel.state.old=nwe'],
    },
    out: '--accept replace:parcel.state.old=nwe: parcel.state "nwe" is not one of new.',
  },
  {
    name: 'a rename from a name that never was',
    in: { before: { parcel: { name: line } }, after: { parcel: { name: line, title: renamed('nmae') } } },
    out: 'parcel.title: renamedFrom "nmae", but a property "nmae" of parcel never was. Mend the name, or take "renamedFrom" out to make a new one.',
  },
  {
    name: 'a rename in a table that never was',
    in: { before: {}, after: { parcel: { title: renamed('name') } } },
    out: 'parcel.title: renamedFrom "name", but a property "name" of parcel never was. Mend the name, or take "renamedFrom" out to make a new one.',
  },
  {
    name: 'two that were the same one',
    in: { before: { parcel: { name: line } }, after: { parcel: { a: renamed('name'), b: renamed('name') } } },
    out: 'parcel.b: renamedFrom "name", but a property "name" of parcel already became "a". Mend the name, or take "renamedFrom" out to make a new one.',
  },
])('refuses $name', async ({ in: what, out }) => {
  expect(await messages(what)).toEqual([out])
})

test('names every place at once, each once, with its file', async () => {
  const price = { $ref: 'values.schema.json#/$defs/Money' }
  const { refusals } = await plan({
    before: { hub: { code: line, fax: line }, parcel: { name: line, price } },
    after: { hub, parcel: { name: small } },
    rows,
  })
  expect(refusals.map(({ place, file }) => [place, file])).toEqual([
    ['hub.fax', 'schemas/hub.schema.json'],
    ['parcel.price', 'schemas/parcel.schema.json'],
    ['parcel.name', 'schemas/parcel.schema.json'],
  ])
})

test.each<Case>([
  {
    name: 'a required property where no row is',
    in: { before: { parcel: { name: line } }, after: { parcel: { required: ['size'], name: line, size: small } } },
    out: '0007-add-parcel-size.sql',
  },
  {
    name: 'a unique key where no value is twice',
    in: { before: { parcel: { name: line } }, after: { parcel: { name: { ...line, 'x-store': { unique: true } } } } },
    out: '0007-add-unique-key-parcel-name-and-1-more.sql',
  },
])('does not ask about $name', async ({ in: what, out }) => {
  expect(await plan({ ...what, rows: () => 0 })).toMatchObject({ name: out, refusals: [] })
})

test('says what is locked, with rows, and puts indexes of tables in use in a file of their own', async () => {
  const searched = { ...line, 'x-store': { search: true, index: true } }
  const what = {
    before: { parcel: { name: line } },
    after: { parcel: { required: ['size'], name: searched, size: { ...small, default: 1 } } },
  }
  const { locks, indexes } = await plan({ ...what, rows })
  expect(locks).toEqual(['locks parcel (9,310 rows here) until it is done: written anew for what is searched'])
  expect(indexes?.name).toBe('0008-index-add-parcel-size-and-2-more.sql')
  expect(indexes?.text).toContain('create index concurrently parcel_name_id_idx on parcel (name, id);')
  expect((await plan(what)).locks).toEqual([
    'locks parcel (rows not known: no database was asked) until it is done: written anew for what is searched',
  ])
  expect((await plan({ before: {}, after: what.after, rows })).locks).toEqual([])
})
