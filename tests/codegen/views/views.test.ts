import { expect, test } from 'vitest'
import { emitFields } from '#codegen/emit/fields.ts'
import { emitIcons } from '#codegen/emit/icons.ts'
import { emitInputs } from '#codegen/emit/inputs.ts'
import { emitMenu } from '#codegen/emit/menu.ts'
import { emitReplaceable, emitResources } from '#codegen/emit/resources.ts'
import { emitRoutes } from '#codegen/emit/routes.ts'
import { emitViews } from '#codegen/emit/views.ts'
import { entityOf, everyKind, modelOf, textOf } from '#tests/codegen/fixture.ts'

const model = modelOf(everyKind)
const thing = entityOf(model, 'sample-thing')
const country = entityOf(model, 'country')

test('each property has a field of its kind and a column', async () => {
  const text = textOf(await emitFields(thing, model), 'fields.tsx')
  expect(text).toContain('export const PriceField = () => <MoneyValue source="price" />')
  expect(text).toContain(
    'export const CountryField = () => <RelationValue source="country" reference="country" embed={[\'name\', \'region\']} />',
  )
  expect(text).toMatch(/export const CodeColumn = \(\) => <Column source="code" field=\{CodeField\} .*sortable title/)
  expect(text).toMatch(/PriceColumn = .* numeric/)
  expect(text).toMatch(/DoneColumn = .* flag/)
})

test('what is never returned has no field, what may not be read has a guarded column, what is masked has not', async () => {
  const text = textOf(await emitFields(thing, model), 'fields.tsx')
  expect(text).not.toContain('NotesField')
  expect(text).toMatch(/MarginColumn = .*read="ROLE_FINANCE"/)
  expect(text).not.toMatch(/IbanColumn = .*read=/)
})

test('each property that may be set has an input of its kind; the others have none', async () => {
  const text = textOf(await emitInputs(thing, model), 'inputs.tsx')
  expect(text).toContain('export const NotesInput = () => <LongTextControl source="notes" />')
  expect(text).toContain("<EnumControl source=\"status\" values={['open', 'shut']} required />")
  expect(text).toContain('<BooleanControl source="done" />')
  expect(text).toContain("<LocalizedControl source=\"title\" languages={['nl', 'en', 'fr']} />")
  expect(text).toContain('<RolesControl source="rights" />')
  expect(text).toContain('<RelationsControl source="others" reference="country" embed={[\'name\']} />')
  expect(text).toContain('<ConditionalInput read="ROLE_FINANCE">')
  expect(text).not.toContain('SeenAtInput')
})

test('rich text has its own editor and field', async () => {
  const { 'sample-thing': schema = {} } = everyKind
  const properties = { ...Object(schema).properties, story: { type: 'string', contentMediaType: 'text/html' } }
  const rich = modelOf({ ...everyKind, 'sample-thing': { ...schema, properties } })
  const entity = entityOf(rich, 'sample-thing')
  expect(textOf(await emitInputs(entity, rich), 'inputs.tsx')).toContain('<RichTextControl source="story" />')
  expect(textOf(await emitFields(entity, rich), 'fields.tsx')).toContain('<RichTextValue source="story" />')
})

test('an entity that nobody writes has no form', async () => {
  const files = await emitViews(country, model)
  expect(files.map(({ path }) => path.split('/').at(-1))).toEqual([
    'CountryList.tsx',
    'CountryShow.tsx',
    'views.ts',
    'index.ts',
  ])
  expect(textOf(files, 'index.ts')).not.toContain('form:')
})

test('a form in a dialog has no page of its own', async () => {
  const { 'sample-thing': schema = {} } = everyKind
  const dialog = modelOf({ ...everyKind, 'sample-thing': { ...schema, 'x-ui': { form: { in: 'dialog' } } } })
  const files = await emitViews(entityOf(dialog, 'sample-thing'), dialog)
  expect(files.map(({ path }) => path)).not.toContain('resources/generated/sample-things/SampleThingEdit.tsx')
  expect(textOf(files, 'index.ts')).toContain('dialog: true')
})

const lines = (text: string) => text.split('\n').map((line) => line.trim())

test('groups that are tabs are tabs of the form and, loaded late, of the page; a group before them stands above', async () => {
  const { 'sample-thing': schema = {} } = everyKind
  const groups = [
    { name: 'head', fields: ['code'], columns: 2 },
    { name: 'first', fields: ['status'], tab: true },
    { name: 'more', fields: ['done'] },
    { name: 'second', fields: ['notes'], tab: true },
    { name: 'third', fields: ['price'], tab: true },
  ]
  const composed = (ui: object) => modelOf({ ...everyKind, 'sample-thing': { ...schema, 'x-ui': ui } })
  const tabbed = composed({ form: { groups } })
  const files = await emitViews(entityOf(tabbed, 'sample-thing'), tabbed)
  const form = textOf(files, 'SampleThingForm.tsx')
  expect(lines(form).filter((line) => /Group/.test(line) && !line.startsWith('import'))).toEqual([
    '<FormGroup name="head" columns={2}>',
    '</FormGroup>',
    '<GroupTabs>',
    '<FormGroup name="first" tab>',
    '</FormGroup>',
    '<FormGroup name="more">',
    '</FormGroup>',
    '<FormGroup name="second" tab>',
    '</FormGroup>',
    '<FormGroup name="third" tab>',
    '</FormGroup>',
    '</GroupTabs>',
  ])
  expect(form).toContain(`import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'`)
  const page = textOf(files, 'SampleThingShow.tsx')
  expect(page).toContain(
    `const GroupTabs = lazyPart(async () => ({ default: (await import('#resources/tabs/GroupTabs.tsx'`,
  )
  // Nothing of the second is ever returned, so the page has no such tab; what no form has is in the first.
  expect(page).not.toContain('"second"')
  expect(page.indexOf('"seenAt"')).toBeLessThan(page.indexOf('"third"'))

  const plain = composed({ form: { groups }, show: { tabs: false } })
  const without = textOf(await emitViews(entityOf(plain, 'sample-thing'), plain), 'SampleThingShow.tsx')
  expect(without).not.toMatch(/GroupTabs| tab/)
  expect(without).toContain('<ShowGroup name="head">')
})

test('the page of an only record stands where a list would, and its form has no id in the address', async () => {
  const house = {
    title: 'House',
    properties: { name: { type: 'string' } },
    'x-access': 'ROLE_SETTINGS',
    'x-entity': { kind: 'singleton' },
    'x-ui': { routes: { list: '/settings/house' }, menu: { group: 'settings', icon: 'House' } },
  }
  const composed = modelOf({ ...everyKind, house })
  const files = await emitViews(entityOf(composed, 'house'), composed)
  expect(files.map(({ path }) => path.replace('resources/generated/', ''))).toEqual([
    'house/HouseShow.tsx',
    'house/HouseForm.tsx',
    'house/HouseEdit.tsx',
    'house/views.ts',
    'house/forms.ts',
    'house/index.ts',
  ])
  const index = textOf(files, 'index.ts')
  expect(index).toContain("const views = () => import('./views.ts')\nconst forms = () => import('./forms.ts')\n")
  expect(index).toContain("  list: lazyView(views, 'HouseShow'),")
  expect(index).toContain('single: true')
  expect(index).not.toMatch(/ {2}show:| {2}create:/)
  expect(textOf(await emitRoutes(composed), 'routes.ts')).toContain(
    "house: { list: '/settings/house', edit: '/settings/house/edit' }",
  )
  expect(textOf(await emitMenu(composed), 'menu.ts')).toContain("path: '/settings/house'")
  // A singleton needs no plural: its title serves for both.
  expect(entityOf(composed, 'house').texts.en).toMatchObject({ title: 'House', plural: 'House' })
})

test('the views import all that they use and nothing else', async () => {
  for (const { path, text } of (await emitViews(thing, model)).filter(({ path: file }) => file.endsWith('.tsx'))) {
    const names = [...text.matchAll(/import \{([^}]*)\} from/g)]
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      .filter(Boolean)
    const after = text.replace(/^import[\s\S]*?from '[^']*'$/gm, '')
    expect(
      names.filter((name) => !new RegExp(`\\b${name}\\b`).test(after)),
      path,
    ).toEqual([])
    const used = [...after.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name)
    expect(
      used.filter((name) => !names.includes(name)),
      path,
    ).toEqual([])
  }
})

test('a resource that was changed by hand is taken from its own folder', async () => {
  const text = textOf(await emitResources({ ...model, overrides: ['countries'] }), 'resources.ts')
  expect(text).toContain("import country from '#resources/countries/index.ts'")
  expect(text).toContain("import sampleThing from '#resources/generated/sample-things/index.ts'")
})

test('the entities whose records people choose elsewhere are named as those that can be replaced', async () => {
  const named = async (changed: object) => {
    const text = textOf(await emitReplaceable(modelOf({ ...everyKind, ...changed })), 'replaceable.ts')
    return [...text.matchAll(/^ {2}'(.*)',$/gm)].map(([, name]) => name)
  }
  const all = { 'x-access': { all: 'ROLE_SETTINGS' } }
  const both = { country: { ...everyKind.country, ...all }, 'sample-thing': { ...everyKind['sample-thing'], ...all } }
  expect(await named(both)).toEqual(['country'])
  // Nobody can delete it, or change what points at it.
  expect(await named({ 'sample-thing': both['sample-thing'] })).toEqual([])
  expect(await named({ country: both.country })).toEqual([])
})

test('routes name the pages of each entity; icons are those of the menu and no other', async () => {
  expect(textOf(await emitRoutes(model), 'routes.ts')).toContain("'sample-thing': {")
  const icons = textOf(await emitIcons(model), 'icons.ts')
  expect(icons.match(/^import \w+Icon/gm)).toEqual(['import InventoryIcon', 'import PublicIcon'])
})

test('a title per language is read in the language of the reader; a condition stands around the input and the detail', async () => {
  const { 'sample-thing': schema = {} } = everyKind
  const { properties } = Object(schema)
  const changed = {
    ...schema,
    properties: {
      ...properties,
      tint: { type: 'string', format: 'colour', 'x-access': { when: { done: true } } },
      steps: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 5 } } },
      },
      letter: { $ref: 'values.schema.json#/$defs/MessageHtml' },
      plate: { type: 'string', pattern: '^[A-Z]{2}-?\\d{3,4}$' },
      motto: { type: 'string', pattern: '^[A-Z].*$' },
    },
    'x-entity': { ...Object(schema)['x-entity'], titleField: 'title' },
    'x-ui': { routes: { list: '/things', show: '/things/{id}' } },
  }
  const composed = modelOf({ ...everyKind, 'sample-thing': changed })
  const entity = entityOf(composed, 'sample-thing')
  const views = await emitViews(entity, composed)
  expect(textOf(views, 'index.ts')).toContain("recordRepresentation: localizedTitle('title'),")
  expect(textOf(views, 'Show.tsx')).toContain('<Detail source="tint" field={TintField} when={{ done: true }} />')
  const inputs = textOf(await emitInputs(entity, composed), 'inputs.tsx')
  expect(inputs).toMatch(/<ConditionalInput when=\{\{ done: true \}\}>\n +<ColourControl source="tint" \/>/)
  expect(inputs).toContain("columns={[{ name: 'name', type: 'string', required: true, maxLength: 5 }]}")
  expect(inputs).toContain("<LocalizedControl source=\"letter\" languages={['nl', 'en', 'fr', 'de']} html />")
  const fields = textOf(await emitFields(entity, composed), 'fields.tsx')
  expect(fields).toContain('<LocalizedValue source="letter" html />')
  expect(fields).toMatch(/<Column source="title" field=\{TitleField\} width=\{240\} title \/>/)
  // The width of a code follows from its pattern, where that limits the length.
  expect(fields).toMatch(/source="plate" field=\{PlateField\} width=\{95\}/)
  expect(fields).toMatch(/source="motto" field=\{MottoField\} width=\{170\}/)
})
