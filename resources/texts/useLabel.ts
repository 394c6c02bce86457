/** The words for a property: above a column, in front of a value, on an input. */
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { rowPath, textKey } from './rowPath.ts'

/**
 * @param source Path of a property, or of a value in a row (`rules.0.amount`), which is called what its column is.
 * @param own Label to use, where the input shows no property.
 */
export function useLabel(source: string, own?: string): string {
  const resource = useResourceContext()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  if (own !== undefined) return own
  const path = rowPath(source)
  if (path) return translate(textKey(resource, source, 'label'), { _: path.column })
  return String(translateLabel({ source, resource }) ?? source)
}
