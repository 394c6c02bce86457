/** Roles by area, with labels, filtered by the typed text. */
import { useTranslate } from 'react-admin'
import { folded } from '#domain/foldText.ts'

export type AreaShown = { area: string; title: string; roles: { role: string; label: string }[] }

/** @param typed Words that must all occur in the label, the code or the area of a right. */
export function useRoleSearch(roles: readonly { role: string; area: string }[], typed: string): AreaShown[] {
  const translate = useTranslate()
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const areas = new Map<string, AreaShown>()
  for (const { role, area } of roles) {
    const [label, title] = [translate(`roles.${role}`), translate(`roleAreas.${area}`)]
    const text = folded(`${label} ${title} ${role}`)
    if (!words.every((word) => text.includes(word))) continue
    const shown = areas.get(area) ?? { area, title, roles: [] }
    shown.roles.push({ role, label })
    areas.set(area, shown)
  }
  return [...areas.values()]
}
