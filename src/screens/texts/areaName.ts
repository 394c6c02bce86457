/** What a part of the texts is called: an entity by its name, the others by a text of their own where they have one. */
import { useTranslate } from 'react-admin'

export function useAreaName(): (area: string) => string {
  const translate = useTranslate()
  return (area) =>
    area.startsWith('resources.')
      ? translate(`${area}.name`, { smart_count: 2 })
      : translate(`texts.areas.${area}`, { _: area.charAt(0).toUpperCase() + area.slice(1) })
}
