/** Adds an entity to a project: drafts its schema, checks it together with the others, and only then writes it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityName } from '#codegen/build.ts'
import { check, examine } from '#codegen/check.ts'
import { ofOwners } from '#codegen/check/owners.ts'
import { formatted } from '#codegen/format/formatText.ts'
import { report } from '#codegen/problems/errors.ts'
import { load, parseSource } from '#codegen/load.ts'
import type { SchemaFile } from '#codegen/schemaFile.ts'
import { textsFileOf } from '#codegen/texts/place.ts'
import { draftSchema, draftTexts, type Words } from './schema.ts'
import { readField } from './token.ts'

export type NewEntity = { name: string; tokens: readonly string[]; words: Record<string, Words> }

/**
 * @returns Path of the new schema, from the root.
 * @throws {Error} When the name or a token is invalid, the schema exists, or a check fails; nothing is written
 * then.
 */
export async function addEntity(root: string, { name, tokens, words }: NewEntity): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" cannot name an entity; write it in kebab-case and in the singular, as in file-status`)
  }
  const path = `schemas/${name}.schema.json`
  if (existsSync(join(root, path))) throw new Error(`${path} exists already; change it by hand and run npm run codegen`)
  if (tokens.length === 0)
    throw new Error(`${name} needs at least one property, as in: npm run add ${name} name! active:boolean`)
  const sources = load(root)
  const broken = sources.schemas.filter(({ value }) => !isSchema(value)).map(({ file }) => file)
  if (broken.length > 0) throw new Error(`first mend ${broken.join(', ')}: npm run codegen says what is wrong`)
  const titles = examine(sources).entities.map(({ facts }) => [facts.name, facts.titleField] as const)
  const fields = tokens.map((token) => readField(token, new Map(titles), name))
  const twice = fields.find((field, index) => fields.findIndex((one) => one.name === field.name) < index)
  if (twice) throw new Error(`"${twice.name}" stands there twice`)
  const owned = ofOwners(
    sources.schemas.map(({ file, value }) => ({ name: entityName(file), schema: value as SchemaFile })),
  )
  const isOwned = fields.some(({ schema }) => owned.has(schema['x-relation']?.entity ?? ''))
  const text = await formatted(path, JSON.stringify(draftSchema(name, fields, isOwned)))
  const added = parseSource(`${name}.schema.json`, text)
  const textsFile = textsFileOf(name)
  const draftedTexts = draftTexts(name, words)
  if (draftedTexts && existsSync(join(root, 'schemas', textsFile)))
    throw new Error(`schemas/${textsFile} exists already; delete it, or leave out the words on the command line`)
  const texts = draftedTexts
    ? [parseSource(textsFile, await formatted(`schemas/${textsFile}`, JSON.stringify(draftedTexts)))]
    : []
  const problems = check({ ...sources, schemas: [...sources.schemas, added], texts: [...sources.texts, ...texts] })
  const own = [added.file, textsFile]
  const errors = problems.filter(({ file, severity }) => own.includes(file) && severity === 'error')
  if (errors.length > 0) throw new Error(`nothing was written:\n${report(errors)}`)
  writeFileSync(join(root, path), text)
  for (const source of texts) {
    mkdirSync(join(root, 'schemas/i18n'), { recursive: true })
    writeFileSync(join(root, 'schemas', source.file), source.text)
  }
  return path
}

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && 'properties' in value
