/** Input of the rules: each schema without its malformed parts, and the entity built from it. */
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
  /** schemas/i18n/<entity>.json, if it exists, and its valid parts. */
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
  /** Texts of the shared sets of choices. */
  setWords: SetWords
  /** `$defs` of values.schema.json. */
  definitions: Readonly<Record<string, unknown>>
  /** Tables after all migrations. */
  tables: readonly Table[]
  /** The table of pages, and the menu groups that have texts; empty in a project without them. */
  pages: Sources['pages']
  menuGroups: Sources['menuGroups']
}

/** A group of rules; called for each entity, and given all others to compare with. */
export type Rule = (draft: Draft, project: Project) => Finding[]

export const propertyNamed = (draft: Draft, name: unknown): Property | undefined =>
  draft.entity.facts.properties.find((property) => property.name === name)

export const draftNamed = ({ drafts }: Project, name: string | undefined): Draft | undefined =>
  drafts.find((draft) => draft.name === name)

export const namesOf = (draft: Draft): string[] => draft.entity.facts.properties.map(({ name }) => name)
