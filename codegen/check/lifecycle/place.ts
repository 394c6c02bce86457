/** The position of a lifecycle in its schema, and its actions by name. */
import type { Path } from '#codegen/problems/errors.ts'
import type { ActionSchema, LifecycleSchema } from '#codegen/schemaFile.ts'

export const at: Path = ['x-lifecycle']

export const actionsOf = ({ actions }: LifecycleSchema): [string, ActionSchema][] => Object.entries(actions)
