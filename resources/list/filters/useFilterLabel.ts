/** Label of a filter: of its property, or of one of related records that it looks through (`claims.number`). */
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'

export function useFilterLabel(): (name: string) => string {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()
  return (name) =>
    name.includes('.')
      ? translate(`filterThrough.${resource}.${name}`, { _: name })
      : String(translateLabel({ source: name, resource }) ?? name)
}
