/** The inputs of an entity's form, one per property, for forms that show some of them. */
import type { ComponentType } from 'react'
import type { Entity, Property } from '#schemas/entity.ts'

const modules = import.meta.glob<Readonly<Record<string, ComponentType | undefined>>>(
  '#resources/generated/*/inputs.tsx',
)

export type PropertyInput = { property: Property; Input: ComponentType }

/** Loads the inputs of the properties that `isWanted`. */
export async function inputsOf(entity: Entity, isWanted: (property: Property) => boolean): Promise<PropertyInput[]> {
  const path = Object.keys(modules).find((one) => one.endsWith(`/generated/${entity.plural}/inputs.tsx`))
  const inputs = path === undefined ? undefined : await modules[path]?.()
  return entity.properties.filter(isWanted).flatMap((property) => {
    const Input = inputs?.[`${property.name.charAt(0).toUpperCase()}${property.name.slice(1)}Input`]
    return Input ? [{ property, Input }] : []
  })
}
