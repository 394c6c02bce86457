/** Label of an area of texts: the name of an entity, else a text of its own if there is one. */
import { useTranslate } from 'react-admin'

export function useAreaName(): (area: string) => string {
  const translate = useTranslate()
  return (area) =>
    area.startsWith('resources.')
      ? translate(`${area}.name`, { smart_count: 2 })
      : translate(`texts.areas.${area}`, { _: area.charAt(0).toUpperCase() + area.slice(1) })
}
