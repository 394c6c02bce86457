/** Texts that an emitter makes once of the same input. */
import type { Once } from '#codegen/model.ts'

/** Makes every text, whatever was made before. */
export const anew: Once = async (_name, _input, make) => make()
