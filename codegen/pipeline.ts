/** The pipeline load → check → model → emit, and the explicit list of what is emitted. */
import { buildModel } from './build.ts'
import { load } from './load.ts'
import type { Model } from './model.ts'

/** The model of the schemas in `root`. */
export async function loadModel(root: string): Promise<Model> {
  return buildModel(load(root))
}
