/** The words for a property: above a column, in front of a value, on an input. */
import { useResourceContext, useTranslateLabel } from 'react-admin'

export function useLabel(source: string): string {
  const resource = useResourceContext()
  const translateLabel = useTranslateLabel()
  return String(translateLabel({ source, resource }) ?? source)
}
