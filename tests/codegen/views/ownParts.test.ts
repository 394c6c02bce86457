/** Fields and inputs from an entity's own file, and renderers that the product registers for a format or widget. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitFields } from '#codegen/emit/fields.ts'
import { emitInputs } from '#codegen/emit/inputs.ts'
import { readRenderers } from '#codegen/emit/renderers.ts'
import { loadModel } from '#codegen/pipeline.ts'
import { courier, projectWith } from '#tests/codegen/project.ts'

const schema = courier({
  city: { title: 'Name', type: 'string', 'x-access': { read: 'ROLE_SETTINGS' } },
  web: { title: 'URL', type: 'string', format: 'uri' },
})

async function partsOf(files: Readonly<Record<string, string>>) {
  const root = projectWith({ 'courier.schema.json': schema })
  mkdirSync(join(root, 'resources/couriers'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, 'resources', path), text)
  const model = await loadModel(root)
  const [entity] = model.entities
  if (!entity) throw new Error('The project has no entity.')
  const text = async (emitted: ReturnType<typeof emitFields>) => (await emitted).map((file) => file.text).join('')
  return { fields: await text(emitFields(entity, model)), inputs: await text(emitInputs(entity, model)) }
}

test('a field and an input of the own file stand wherever the generated ones would', async () => {
  const own =
    'export const CityField = () => null\nexport function CityInput() {\n  return null\n}\nexport const limit = 3\n'
  const { fields, inputs } = await partsOf({ 'couriers/fields.tsx': own })
  expect(fields).toContain("import { CityField } from '#resources/couriers/fields.tsx'\n")
  expect(fields).toContain('export { CityField }\n')
  expect(fields).toContain('<Column source="city" field={CityField}')
  expect(fields).not.toContain('<TextValue source="city" />')
  expect(fields).toContain('satisfies Record<Exclude<Own, Known>, never>')
  expect(inputs).toContain("import { CityInput as OwnCityInput } from '#resources/couriers/fields.tsx'\n")
  expect(inputs).toMatch(
    /export const CityInput = \(\) => \(\n {2}<ConditionalInput read="ROLE_SETTINGS">\n {4}<OwnCityInput \/>/,
  )
})

test('without such a file nothing is held', async () => {
  const { fields } = await partsOf({})
  expect(fields).toContain('<TextValue source="city" />')
  expect(fields).not.toContain('satisfies')
})

test('a format has the component that the product registers, and its type’s without one', async () => {
  const registered = JSON.stringify({ formats: { uri: { field: 'couriers/Link', input: 'couriers/LinkInput' } } })
  const files = { 'couriers/Link.tsx': '', 'couriers/LinkInput.tsx': '', 'renderers.json': registered }
  const { fields, inputs } = await partsOf(files)
  expect(fields).toContain("import { Link } from '#resources/couriers/Link.tsx'\n")
  expect(fields).toContain('<Link source="web" />')
  expect(inputs).toContain('<LinkInput source="web" />')
  expect((await partsOf({})).fields).toContain('<TextValue source="web" />')
})

test('what is registered and has no file is named', () => {
  const root = projectWith({})
  mkdirSync(join(root, 'resources'), { recursive: true })
  writeFileSync(join(root, 'resources/renderers.json'), '{ "widgets": { "textarea": { "field": "fields/Gone" } } }')
  expect(() => readRenderers(root)).toThrow('names fields/Gone, and there is no resources/fields/Gone.tsx')
})
