/**
 * Keeps the first component of each view. In development a new schema evaluates the list of resources again, and new
 * lazy components would make React remount the open page and lose a half-filled form.
 */
import type { ComponentType } from 'react'

const views = new Map<string, ComponentType>()

/** @param name '<resource>.<view>' */
export function stableView(name: string, component: ComponentType): ComponentType {
  const first = views.get(name) ?? component
  views.set(name, first)
  return first
}
