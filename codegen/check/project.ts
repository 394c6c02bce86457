/** What the rules look at: each schema without its misshapen parts, and the entity that would be built from it. */
import type { Glossary } from '#codegen/build/texts.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { Sources } from '#codegen/load.ts'
import type { Source } from '#codegen/source.ts'
import type { EntityModel } from '#codegen/model.ts'
import type { Table } from '#codegen/migration/table.ts'
import type { SchemaFile } from '#codegen/schemaFile.ts'
import type { SetWords, TextsFile } from '#codegen/texts/textsFile.ts'
import type { Property } from '#schemas/entity.ts'
import type { Mention } from '#codegen/shape/shape.ts'

export type Draft = {
  name: string
  source: Source
  /** schemas/i18n/<entity>.json, where there is one, and what the check left of it. */
  texts?: Source
  words: TextsFile
  schema: SchemaFile
  entity: EntityModel
  mentions: readonly Mention[]
}

export type Project = {
  drafts: readonly Draft[]
  roles: readonly string[]
  glossary: Glossary
  /** Words of the shared sets of choices. */
  setWords: SetWords
  /** Keys of `$defs` in values.schema.json, each with its schema. */
  definitions: Readonly<Record<string, unknown>>
  /** What the migrations have made so far. */
  tables: readonly Table[]
  /** The table of pages, and the groups that the menu has words for; empty where a project has neither. */
  pages: Sources['pages']
  menuGroups: Sources['menuGroups']
}

/** One group of rules; it looks at one entity at a time and may compare it with the others. */
export type Rule = (draft: Draft, project: Project) => Finding[]

export const propertyNamed = (draft: Draft, name: unknown): Property | undefined =>
  draft.entity.facts.properties.find((property) => property.name === name)

export const draftNamed = ({ drafts }: Project, name: string | undefined): Draft | undefined =>
  drafts.find((draft) => draft.name === name)

export const namesOf = (draft: Draft): string[] => draft.entity.facts.properties.map(({ name }) => name)
