/** Number of records that point at one, in words: "1,000", or "more than 1,000" if the server counted no further. */
import { useTranslate } from 'react-admin'
import { useKnownLocale } from './useValue.ts'

export function useCountText(): (counted: { count: number; more?: boolean | undefined }) => string {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  return ({ count, more }) => (more ? translate('list.moreThan', { count: format(count) }) : format(count))
}
