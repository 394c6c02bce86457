/** Reuses texts that an emitter has made from the same input before. */
import type { Once } from '#codegen/model.ts'

/** Always makes the text. */
export const anew: Once = async (_name, _input, make) => make()
