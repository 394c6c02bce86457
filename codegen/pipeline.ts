/** The pipeline load → check → model → emit → write, as a function of a project's root folder. */
import { buildModel } from './build.ts'
import { noCache, openCache, recallVerdicts } from './cache/cache.ts'
import { examine } from './check.ts'
import { judged } from './check/patterns.ts'
import { emit } from './emit.ts'
import { report, type Problem } from '#codegen/problems/errors.ts'
import { load } from './load.ts'
import type { Planned } from './migration/snapshot.ts'
import type { Model, OutputFile } from './model.ts'
import { write, type WriteResult } from './write.ts'

export type PipelineOptions = {
  /** Changes nothing; `files` then lists what would change. */
  check?: boolean
  /** Reuses the output of earlier runs for unchanged entities. */
  cache?: boolean
}

/** Result of a run; `model` is absent when the schemas have errors, and nothing was written. */
export type PipelineResult = { problems: Problem[]; model?: Model; files?: WriteResult }

/** The output before writing, and the tables after all migrations. */
export type Prepared = { problems: Problem[]; planned: Planned; model?: Model; output: readonly OutputFile[] }

export async function runPipeline(root: string, options: PipelineOptions = {}): Promise<PipelineResult> {
  const { problems, model, output } = await prepare(root, options)
  return model ? { problems, model, files: write(root, output, { dryRun: options.check === true }) } : { problems }
}

/** Runs all phases but the last, which writes the files. */
export async function prepare(root: string, options: PipelineOptions = {}): Promise<Prepared> {
  const sources = load(root)
  const keepVerdicts = options.cache ? recallVerdicts(root, judged) : undefined
  const { problems, entities } = examine(sources)
  keepVerdicts?.()
  const { planned } = sources
  if (problems.some(({ severity }) => severity === 'error')) return { problems, planned, output: [] }
  const model = buildModel(sources, entities)
  return { problems, planned, model, output: await emit(model, options.cache ? openCache(root, model) : noCache) }
}

/**
 * The model of the schemas in `root`.
 * @throws {Error} When a schema has errors; the message is their report.
 */
export async function loadModel(root: string): Promise<Model> {
  const sources = load(root)
  const { problems, entities } = examine(sources)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(report(errors))
  return buildModel(sources, entities)
}
