/** Emits the limits of all properties, so that the next run sees which have become tighter. */
import { boundsFile, boundsText } from '#codegen/bounds/bounds.ts'
import type { ProjectEmitter } from '#codegen/model.ts'

export const emitBounds: ProjectEmitter = (model) => [{ path: boundsFile, text: boundsText(model) }]
