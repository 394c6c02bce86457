/** Second phase: applies every rule to every schema. Returns all problems at once, sorted by file and line. */
import { buildEntity, tableOf, titleFieldOf } from './build/entity.ts'
import { rowsOf, treeOf } from './build/property.ts'
import { withStates } from './build/lifecycle.ts'
import type { Glossary } from './build/texts.ts'
import { entityName, rolesOf } from './build.ts'
import { checkChildren } from './check/relations/children.ts'
import { checkComputed } from './check/conditions/computedProperties.ts'
import { checkCircles } from './check/conditions/circles.ts'
import { checkConditions } from './check/conditions/conditions.ts'
import { checkOwners } from './check/owners.ts'
import { checkCycles } from './check/cycles.ts'
import { checkDead } from './check/deadSchemas.ts'
import { checkDuplicates } from './check/duplicates.ts'
import { checkFile } from './check/file.ts'
import { checkImport } from './check/import.ts'
import { checkInheritedNames } from './check/inheritedNames.ts'
import { checkLeftOut } from './check/leftOut.ts'
import { checkLifecycle } from './check/lifecycle/lifecycle.ts'
import { checkLists } from './check/lists.ts'
import { keysTwice } from './check/keys.ts'
import { isObject, type JsonSchema } from '#codegen/shape/limits.ts'
import { checkLogReads } from './check/logReads.ts'
import { checkMask } from './check/mask.ts'
import { checkNames } from './check/names.ts'
import { checkPlaces } from './check/places.ts'
import { checkSingleton } from './check/singleton.ts'
import type { Project, Rule } from './check/project.ts'
import { checkRenames } from './check/renames.ts'
import { checkRequired } from './check/requiredProperties.ts'
import { checkRows } from './check/rows.ts'
import { checkRules } from './check/conditions/rules.ts'
import { checkFilterThrough } from './check/relations/filterThrough.ts'
import { checkWithin } from './check/relations/within.ts'
import { checkSearchKept } from './check/relations/searchKept.ts'
import { checkSequence } from './check/sequence.ts'
import { checkSeries } from './check/series.ts'
import { checkShape } from '#codegen/shape/shape.ts'
import { checkStore } from './check/store.ts'
import { checkSubjectTexts } from './check/texts/subjectTexts.ts'
import { checkTexts } from './check/texts/texts.ts'
import { checkTranslations } from './check/texts/translations.ts'
import { checkValues } from './check/values.ts'
import { checkWords } from './check/words.ts'
import { valueSets } from './defaults/choices.ts'
import { expandSchema } from './defaults/expand.ts'
import { problemAt, toProblem, type Problem } from '#codegen/problems/errors.ts'
import type { Sources } from './load.ts'
import type { Source } from './source.ts'
import { withTexts } from './texts/merge.ts'
import { problemOf, readSetWords, readTexts, strayTexts } from './texts/read.ts'
import type { EntityModel } from './model.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const rules: readonly Rule[] = [
  checkFile,
  checkInheritedNames,
  checkNames,
  checkLists,
  checkRequired,
  checkCycles,
  checkConditions,
  checkCircles,
  checkOwners,
  checkStore,
  checkSearchKept,
  checkFilterThrough,
  checkWithin,
  checkChildren,
  checkMask,
  checkLogReads,
  checkSequence,
  checkSeries,
  checkSingleton,
  checkImport,
  checkRules,
  checkComputed,
  checkLifecycle,
  checkRows,
  checkWords,
  checkDuplicates,
  checkPlaces,
  checkDead,
  checkLeftOut,
  checkRenames,
  checkValues,
  checkTexts,
]

export const check = (sources: Sources): Problem[] => examine(sources).problems

/** The problems, and the entities, which are valid when no problem is an error. */
export function examine(sources: Sources): { problems: Problem[]; entities: EntityModel[] } {
  const { schemas, texts, subjectTexts, roles, glossary, values, tables, pages, menuGroups } = sources
  const files = [...schemas, ...texts, ...subjectTexts, values, roles, glossary]
  const broken = files.filter(({ syntaxErrors }) => syntaxErrors.length > 0)
  const problems = [...broken.flatMap(syntaxProblems), ...files.flatMap(keysTwice)]
  if ([values, roles, glossary].some((source) => broken.includes(source))) return { problems, entities: [] }
  const { $defs: definitions } = vocabulary as { $defs: Record<string, JsonSchema> }
  const { $defs = {} } = isObject(values.value) ? (values.value as { $defs?: Record<string, unknown> }) : {}
  const sets = valueSets($defs)
  problems.push(...checkSubjectTexts(subjectTexts.filter((source) => !broken.includes(source))))
  const ofSets = readSetWords(texts, sets)
  problems.push(...ofSets.problems)
  const shapes = schemas
    .filter((source) => !broken.includes(source))
    .map((source) => {
      const { findings, mentions, clean } = checkShape(vocabulary as JsonSchema, definitions, source.value)
      problems.push(...findings.map((finding) => toProblem(source, finding)))
      const name = entityName(source.file)
      const ofTexts = readTexts(name, texts)
      problems.push(...ofTexts.problems)
      return {
        name,
        source,
        texts: ofTexts.source,
        words: ofTexts.words,
        schema: withStates(expandSchema(name, clean, sets)),
        mentions,
      }
    })
  problems.push(
    ...strayTexts(
      texts,
      schemas.map(({ file }) => entityName(file)),
    ),
  )
  const titleFields = new Map(shapes.map(({ name, schema }) => [name, titleFieldOf(schema)]))
  const trees = new Map(
    shapes.flatMap(({ name, schema }) => {
      const tree = treeOf(name, tableOf(name, schema), schema)
      return tree ? [[name, tree] as const] : []
    }),
  )
  const rows = shapes.flatMap(({ name, schema }) => rowsOf(name, schema))
  const children = new Map(
    shapes.map(({ name }) => [name, rows.filter(({ of }) => of === name).map(({ child }) => child)] as const),
  )
  const around = { roles: rolesOf(roles), glossary: glossary.value as Glossary, titleFields, trees, children }
  const drafts = shapes.map((shape) => {
    const { name, source, texts: wordsSource, words } = shape
    const schema = withTexts(shape.schema, words, ofSets.words)
    const hash = `${source.hash} ${wordsSource?.hash ?? ''}`
    return { ...shape, schema, entity: buildEntity({ name, file: source.file, hash, schema }, around) }
  })
  const project: Project = { drafts, setWords: ofSets.words, ...around, definitions: $defs, tables, pages, menuGroups }
  for (const draft of drafts) {
    const findings = rules.flatMap((rule) => rule(draft, project))
    problems.push(...findings.map((finding) => problemOf(draft, finding)))
    const { texts: source } = draft
    if (source) problems.push(...checkTranslations(draft, project).map((finding) => toProblem(source, finding)))
  }
  return { problems: problems.sort(byPlace), entities: drafts.map(({ entity }) => entity) }
}

const syntaxProblems = (source: Source): Problem[] =>
  source.syntaxErrors.map(({ message, offset }) => problemAt(source, offset, 1, { path: [], message }))

const byPlace = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1
