/** Roles by area, in the reader's words, as far as they answer to what is typed. */
import { useTranslate } from 'react-admin'

export type AreaShown = { area: string; title: string; roles: { role: string; label: string }[] }

/** @param typed Words that must each be in the name of a right, its code, or its area. */
export function useRoleSearch(roles: readonly { role: string; area: string }[], typed: string): AreaShown[] {
  const translate = useTranslate()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const areas = new Map<string, AreaShown>()
  for (const { role, area } of roles) {
    const [label, title] = [translate(`roles.${role}`), translate(`roleAreas.${area}`)]
    const text = `${label} ${title} ${role}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    const shown = areas.get(area) ?? { area, title, roles: [] }
    shown.roles.push({ role, label })
    areas.set(area, shown)
  }
  return [...areas.values()]
}
