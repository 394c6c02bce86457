/** Second phase: every rule over every schema. Returns all problems at once, in the order of file and line. */
import { buildEntity, titleFieldOf } from './build/entity.ts'
import type { Glossary } from './build/texts.ts'
import { entityName, rolesOf } from './build.ts'
import { checkConditions } from './check/conditions.ts'
import { checkCustomers } from './check/customers.ts'
import { checkCycles } from './check/cycles.ts'
import { checkDead } from './check/dead.ts'
import { checkDuplicates } from './check/duplicates.ts'
import { checkFile } from './check/file.ts'
import { checkLists } from './check/lists.ts'
import { keysTwice } from './check/keys.ts'
import { isObject, type JsonSchema } from '#codegen/shape/limits.ts'
import { checkLogReads } from './check/logReads.ts'
import { checkMask } from './check/mask.ts'
import { checkNames } from './check/names.ts'
import { checkPlaces } from './check/places.ts'
import { schemaOf, type Project, type Rule } from './check/project.ts'
import { checkRenames } from './check/renames.ts'
import { checkRequired } from './check/required.ts'
import { checkRows } from './check/rows.ts'
import { checkSequence } from './check/sequence.ts'
import { checkShape } from '#codegen/shape/shape.ts'
import { checkStore } from './check/store.ts'
import { checkTexts } from './check/texts.ts'
import { checkValues } from './check/values.ts'
import { checkWords } from './check/words.ts'
import { problemAt, toProblem, type Problem } from '#codegen/problems/errors.ts'
import type { Sources } from './load.ts'
import type { Source } from './source.ts'
import type { EntityModel } from './model.ts'
import vocabulary from './vocabulary/keywords.schema.json' with { type: 'json' }

const rules: readonly Rule[] = [
  checkFile,
  checkNames,
  checkLists,
  checkRequired,
  checkCycles,
  checkConditions,
  checkCustomers,
  checkStore,
  checkMask,
  checkLogReads,
  checkSequence,
  checkRows,
  checkWords,
  checkDuplicates,
  checkPlaces,
  checkDead,
  checkRenames,
  checkValues,
  checkTexts,
]

export const check = (sources: Sources): Problem[] => examine(sources).problems

/** The problems, and beside them the entities, which are as the schemas want them once no problem is an error. */
export function examine(sources: Sources): { problems: Problem[]; entities: EntityModel[] } {
  const { schemas, roles, glossary, values, tables, pages, menuGroups } = sources
  const broken = [...schemas, values, roles, glossary].filter(({ syntaxErrors }) => syntaxErrors.length > 0)
  const problems = [...broken.flatMap(syntaxProblems), ...[...schemas, values, roles, glossary].flatMap(keysTwice)]
  if ([values, roles, glossary].some((source) => broken.includes(source))) return { problems, entities: [] }
  const { $defs: definitions } = vocabulary as { $defs: Record<string, JsonSchema> }
  const shapes = schemas
    .filter((source) => !broken.includes(source))
    .map((source) => {
      const { findings, mentions, clean } = checkShape(vocabulary as JsonSchema, definitions, source.value)
      problems.push(...findings.map((finding) => toProblem(source, finding)))
      return { name: entityName(source.file), source, schema: schemaOf(clean), mentions }
    })
  const titleFields = new Map(shapes.map(({ name, schema }) => [name, titleFieldOf(schema)]))
  const around = { roles: rolesOf(roles), glossary: glossary.value as Glossary, titleFields }
  const drafts = shapes.map((shape) => {
    const { name, source, schema } = shape
    return { ...shape, entity: buildEntity({ name, file: source.file, hash: source.hash, schema }, around) }
  })
  const { $defs = {} } = isObject(values.value) ? (values.value as { $defs?: Record<string, unknown> }) : {}
  const project: Project = { drafts, ...around, definitions: $defs, tables, pages, menuGroups }
  for (const draft of drafts) {
    const findings = rules.flatMap((rule) => rule(draft, project))
    problems.push(...findings.map((finding) => toProblem(draft.source, finding)))
  }
  return { problems: problems.sort(byPlace), entities: drafts.map(({ entity }) => entity) }
}

const syntaxProblems = (source: Source): Problem[] =>
  source.syntaxErrors.map(({ message, offset }) => problemAt(source, offset, 1, { path: [], message }))

const byPlace = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1
