/** Views that codegen makes of a test's own schemas, written where they can be imported, and never into the project. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emitEntity } from '#codegen/emit/entities.ts'
import { emitFields } from '#codegen/emit/fields.ts'
import { emitInputs } from '#codegen/emit/inputs.ts'
import { emitMessages } from '#codegen/emit/messages.ts'
import { emitRows } from '#codegen/emit/children/rows.ts'
import { emitValidators } from '#codegen/emit/validators.ts'
import { emitViews } from '#codegen/emit/views.ts'
import type { OutputFile } from '#codegen/model.ts'
import { modelOf, projectSchemas, type Schemas } from '#tests/codegen/fixture.ts'

/** @returns A function that imports one of the files by its path, and the words of the schemas by language. */
export async function generatedViews(name: string, schemas: Schemas) {
  const model = modelOf({ ...projectSchemas(), ...schemas })
  const own = model.entities.filter(({ facts }) => facts.name in schemas)
  const folder = path.resolve('.cache/views', name)
  const files: OutputFile[] = []
  for (const emit of [emitEntity, emitValidators, emitFields, emitInputs, emitRows, emitViews])
    for (const entity of own) files.push(...(await emit(entity, model)))
  const written = new Set(files.map((file) => file.path))
  for (const file of files) {
    const target = path.join(folder, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    // Its own files, and only those, lie in that folder.
    const text = file.text.replaceAll(/#((?:schemas|resources)\/generated\/[^'"]+)/g, (whole, one: string) =>
      written.has(one) ? path.join(folder, one) : whole,
    )
    writeFileSync(target, text.replaceAll(`'./roles.ts'`, `'#schemas/generated/roles.ts'`))
  }
  const messages = await emitMessages(model)
  return {
    load: (file: string) => import(/* @vite-ignore */ path.join(folder, file)) as Promise<Record<string, unknown>>,
    words: (locale: string) =>
      JSON.parse(messages.find((file) => file.path.endsWith(`messages.${locale}.json`))?.text ?? '{}') as object,
  }
}
