/**
 * Keeps the first component of each view. In development a new schema runs the list of resources again,
 * which makes every lazy view a new component; React would build the open page anew and lose a half-filled form.
 */
import type { ComponentType } from 'react'

const views = new Map<string, ComponentType>()

/** @param name '<resource>.<view>' */
export function stableView(name: string, component: ComponentType): ComponentType {
  const first = views.get(name) ?? component
  views.set(name, first)
  return first
}
