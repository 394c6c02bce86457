/** What the values of every property may measure, for the next run to see which bounds have become tighter. */
import { boundsFile, boundsText } from '#codegen/bounds/bounds.ts'
import type { ProjectEmitter } from '#codegen/model.ts'

export const emitBounds: ProjectEmitter = (model) => [{ path: boundsFile, text: boundsText(model) }]
